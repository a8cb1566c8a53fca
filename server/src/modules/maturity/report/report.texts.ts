import { texts } from '@portal/domain/texts/texts.ts';

/** What the next level takes, on the page and in the PDF. */
export const total = texts('maturity.report.total', {
  minutes:
    '{count, plural, one {About # minute in total for a company of your size} other {About # minutes in total for a company of your size}}',
  hours:
    '{count, plural, =1 {About an hour in total for a company of your size} other {About # hours in total for a company of your size}}',
});

/** How answers stand beside what the portal sees, in the PDF. */
export const verdicts = texts('maturity.report.verdicts', {
  claimed: 'Your own estimate',
  supported: 'Supported',
  contradicted: 'Worth a second look',
  unknown: 'To find out',
});

export const printed = texts('maturity.report.printed', {
  doneOfAll: '{done, number} of {all, number}',
  open: 'open',
  levelOfWeakest: 'The level is that of the weakest element, because intruders look for the open door.',
  weakest: 'At level {level, number} {count, plural, one {is} other {are}}: {names}.',
  weakestAndMore: 'At level {level, number} are: {names} and {more, number} more.',
  openQuestions:
    '{open, plural, one {One question is still open, so this can change.} other {# questions are still open, so this can change.}}',
  phase: 'Days {from, number} to {to, number}, until {date}',
});

/** The plan and the levels as lines, in words. */
export const lines = texts('maturity.report.lines', {
  part: 'days {from, number} to {to, number}: {done, number} of {all, number} done',
  today: 'Today, day {day, number}',
  todayAndParts: 'Today is day {day, number} of {days, number}; {parts}.',
  daysAndParts: 'A plan of {days, plural, one {# day} other {# days}}; {parts}.',
  levels:
    'Level {levelBefore, number} and an average of {averageBefore} on {dayBefore}; level {level, number} and an average of {average} on {day}.',
});
