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
  levelOfWeakest: 'The level is set by the weakest element, because intruders look for the open door.',
  weakest: '{names} {count, plural, one {is} other {are}} at level {level, number}.',
  weakestAndMore: '{names} and {more, number} more are at level {level, number}.',
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

/** Headings and labels of the PDF. */
export const labels = texts('maturity.report.labels', {
  heading: 'Cyber Maturity Report',
  questionsAnswered: 'questions answered',
  averageOfFive: 'average, from 0 to 5',
  goodAnswers: 'answers at level 3 or above',
  allElements: 'All elements at a glance',
  element: 'Element',
  notApplicable: 'What does not apply',
  leftOut: 'Not included in the level, the average or the plan, for these reasons:',
  plan: 'Your 90-day plan',
  nothingPlanned: 'Nothing is planned for this part; use it for anything that took longer.',
  weakestFirst: 'Elements, weakest first',
  addressWeakest: 'The elements with the lowest levels are your weakest points and should be addressed first.',
  nobodyKnows: 'No one knows yet, so it counts as level 0.',
  cost: 'Cost',
  time: 'Time',
  who: 'Who',
  findOut: 'Next: find out',
  ask: 'Ask',
  progress: 'Your progress',
  day: 'Day',
  level: 'Level',
  average: 'Average',
  answered: 'Answered',
});

export const about = texts('maturity.report.about', {
  title: 'Cyber Maturity Report: {organization}',
  /** Programs show it as what the document is about. */
  description: 'Where {organization} stands on {date}, and what to do next',
  fileName: 'CyberMaturityReport_{date}',
  level: 'Cyber Maturity Level',
  /** While questions are still open. */
  levelSoFar: 'Cyber Maturity Level So Far',
});

/** The plan, its steps and the answers. */
export const lists = texts('maturity.report.lists', {
  plan: 'The plan starts on {date}. {done, number} of {total, plural, one {# step is done.} other {# steps are done.}}',
  /** {effort} as in "About 2 hours", {who} a role. */
  step: '{effort} · {who}',
  stepDone: '{effort} · {who} · done',
  note: 'Note: {note}',
  /** {verdict} as in "Supported". */
  verdict: '{verdict}: {evidence}',
  next: 'Next: {goal}',
  /** {system} is a product, {where} the way to a setting. */
  screen: '<strong>In {system}:</strong> {where}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
});
