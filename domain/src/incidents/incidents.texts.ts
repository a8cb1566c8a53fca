import { texts } from '../texts/texts.ts';

/** Whom a firm calls. */
export const contactRoles = texts('incidents.roles', {
  'incident-lead': 'Incident lead',
  deputy: 'Deputy',
  'it-support': 'IT support',
  bank: 'Bank’s fraud department',
  insurer: 'Insurer’s hotline',
  lawyer: 'Lawyer',
  police: 'Police',
  provider: 'Provider',
});

/** Who does a step. */
export const stepPeople = texts('incidents.people', {
  you: 'You',
  it: 'IT',
  lead: 'Incident lead',
  payments: 'The person who pays the bills',
});

/** The parts of what is told of a kind of incident. */
export const kindParts = texts('incidents.parts', {
  whatHappened: 'What happened?',
  minutes: 'The next ten minutes',
  never: 'What not to do',
  hour: 'The first hour',
  day: 'The first day',
  record: 'What to write down',
  ends: 'How it usually ends',
});

/** Kinds of lines of an incident’s log. */
export const entryKinds = texts('incidents.entries', {
  note: 'Note',
  'step-done': 'Step done',
  'step-open': 'Step reopened',
  'deadline-done': 'Deadline met',
  'deadline-not-needed': 'Deadline does not apply',
  'deadline-open': 'Deadline reopened',
  people: 'People affected',
  closed: 'Closed',
  reopened: 'Reopened',
});

/** How a deadline stands. */
export const deadlineStates = texts('incidents.deadlineStates', {
  open: 'Open',
  soon: 'Due soon',
  over: 'Overdue',
  done: 'Done',
  'not-needed': 'Does not apply',
});
