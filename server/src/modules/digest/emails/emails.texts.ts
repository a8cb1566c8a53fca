import { texts } from '@portal/domain/texts/texts.ts';

/** About the firm's score since the digest before. */
export const subject = texts('digest.emails.subject', {
  week: 'Your security this week: {score} of 100',
  weekUp: 'Your security this week: {score} of 100, {points, plural, one {# point} other {# points}} up',
  weekDown: 'Your security this week: {score} of 100, {points, plural, one {# point} other {# points}} down',
  month: 'Your security this month: {score} of 100',
  monthUp: 'Your security this month: {score} of 100, {points, plural, one {# point} other {# points}} up',
  monthDown: 'Your security this month: {score} of 100, {points, plural, one {# point} other {# points}} down',
});

export const digest = texts('digest.emails.digest', {
  next: 'Next: {title}',
  heading: '{name}, your company scores {score} of 100',
  headingWithoutName: '{score} of 100',
  /** What the score means, in a title and a sentence. */
  verdict: '{title}. {text}',
  nothingOpen: 'There is nothing you have to do. We keep watching, and will write again when there is news.',
  seeHow: 'See how you stand',
  doNow: 'Do it now',
  noPassword:
    'This email never asks for a password. If you are not sure about the link, type the address of the portal yourself.',
  /** Completes "You received this message because". */
  reason: 'you are an admin of your organization in {brand}.',
  onceAMonth: 'Get it once a month, or not at all',
  howOften: 'Change how often you get it',
});

/** The one thing to do: how long it takes, and what it adds to the score. */
export const step = texts('digest.emails.step', {
  minutes: 'The one thing to do: {title}. It takes about {time, plural, one {# minute} other {# minutes}}.',
  minutesAndPoints:
    'The one thing to do: {title}. It takes about {time, plural, one {# minute} other {# minutes}} and adds {points, plural, one {# point} other {# points}}.',
  hours: 'The one thing to do: {title}. It takes about {time, plural, one {# hour} other {# hours}}.',
  hoursAndPoints:
    'The one thing to do: {title}. It takes about {time, plural, one {# hour} other {# hours}} and adds {points, plural, one {# point} other {# points}}.',
});

export const facts = texts('digest.emails.facts', {
  toReview: 'To review',
  better: 'Better',
  late: 'Late',
  peopleLate: '{count, plural, one {# person} other {# people}} with training overdue',
  comingUp: 'Coming up',
  onDay: '{day}: {title}',
  onDays: 'From {day}, on {count} days: {title}',
  more: '{count} more in your calendar',
});
