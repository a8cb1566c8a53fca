import { texts } from '@portal/domain/texts/texts.ts';

/** About the firm's score since the digest before. */
export const subject = texts('digest.emails.subject', {
  week: 'Your security this week: {score} out of 100',
  weekUp: 'Your security this week: {score} out of 100, up {points, plural, one {# point} other {# points}}',
  weekDown: 'Your security this week: {score} out of 100, down {points, plural, one {# point} other {# points}}',
  month: 'Your security this month: {score} out of 100',
  monthUp: 'Your security this month: {score} out of 100, up {points, plural, one {# point} other {# points}}',
  monthDown: 'Your security this month: {score} out of 100, down {points, plural, one {# point} other {# points}}',
});

export const digest = texts('digest.emails.digest', {
  next: 'Next: {title}',
  heading: '{name}, your company scores {score} out of 100',
  headingWithoutName: '{score} out of 100',
  /** What the score means, in a title and a sentence. */
  verdict: '{title}. {text}',
  nothingOpen: 'You don’t need to do anything right now. We’ll keep watching and write again when there’s news.',
  seeHow: 'See where you stand',
  doNow: 'Do it now',
  noPassword:
    'This email never asks for a password. If you’re not sure about the link, type the portal’s address yourself.',
  /** Completes "You received this message because". */
  reason: 'you are an admin of your organization in {brand}.',
  onceAMonth: 'Get this email once a month, or not at all',
  howOften: 'Change how often you get this email',
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
  better: 'Improved',
  news: 'News',
  late: 'Overdue',
  peopleLate: '{count, plural, one {# person} other {# people}} with overdue training',
  recordsLate: '{count, plural, one {# record} other {# records}} overdue',
  comingUp: 'Coming up',
  onDay: '{day}: {title}',
  onDays: '{title}: {count} days, starting {day}',
  more: '{count} more in your calendar',
});
