import { texts } from '@portal/domain/texts/texts.ts';

export const recordPage = texts('incidents.record', {
  what: 'The record',
  loading: 'Loading the record',
  back: 'All records',
  inRegister:
    'This incident is also in <link>your register of incidents</link>. Its follow-up remains open there after you close this record.',
  isOpen: 'Open',
  isClosed: 'Closed',
  noticed: 'Noticed {time}',
  started: 'Record started {time} by {name}',
  closedBy: 'Closed {time} by {name}',
  report: 'Report (PDF)',
  csv: 'Log (CSV)',
  reopen: 'Reopen',
  reopened: 'The record is open again.',
  reopenFailed: 'The record could not be reopened. Please try again.',
  close: 'Close the record',
  steps: 'Steps',
  stepDone: '{time}, {name}',
  stepFailed: 'The step could not be saved. Please try again.',
  rootCause: 'Root cause',
  lessons: 'What will change',
});

export const deadlineCard = texts('incidents.record.deadlines', {
  title: 'Legal deadlines',
  lead: 'Not every deadline applies to you. Mark which ones apply, and give a reason for any that don’t. If you are not sure, ask your lawyer.',
  guess: 'You have not said where your company does business, so this is a guess. <link>Choose your countries</link>.',
  noDeadlines: 'We know of no deadline for this kind of incident where your company does business.',
  withoutDelay: 'Without delay',
  afterReport: 'Begins with your first report',
  until: 'Due {time}',
  minutesLeft: '{count, plural, one {# minute left} other {# minutes left}}',
  hoursLeft: '{count, plural, one {# hour left} other {# hours left}}',
  daysLeft: '{count, plural, one {# day left} other {# days left}}',
  minutesOver: '{count, plural, one {# minute overdue} other {# minutes overdue}}',
  hoursOver: '{count, plural, one {# hour overdue} other {# hours overdue}}',
  daysOver: '{count, plural, one {# day overdue} other {# days overdue}}',
  decide: 'Decide',
  decideOn: 'Decide: {name}',
  change: 'Change',
  reason: 'Reason: {reason}',
});

export const deadlineDialog = texts('incidents.record.deadlineDialog', {
  label: 'What did you decide?',
  done: 'We did it',
  notNeeded: 'It does not apply',
  open: 'Still open',
  reason: 'Note, such as the report number',
  why: 'Why it does not apply',
  missing: 'Please give a reason in one sentence.',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'The decision could not be saved. Please try again.',
});

export const logCard = texts('incidents.record.log', {
  title: 'Log',
  lead: 'Write down what happens as it happens. No one can change or delete a line.',
  note: 'What happened and what was decided',
  add: 'Add to the log',
  missing: 'Please write something.',
  failed: 'The note could not be saved. Please try again.',
  nothing: 'Nothing has been logged yet.',
  by: '{time}, {name}',
});

export const peopleCard = texts('incidents.record.people', {
  title: 'People affected',
  lead: 'Say whose data is affected. A rough number helps you decide which deadlines apply.',
  count: 'How many people (leave blank if not known)',
  who: 'Who they are, and which data',
  save: 'Save',
  saved: 'Saved. The earlier entry is in the log.',
  failed: 'This could not be saved. Please try again.',
  wrongNumber: 'Please enter a whole number, or leave it blank.',
  unknown: 'Not known yet',
  people: '{count, plural, one {# person} other {# people}}',
});

export const closeDialog = texts('incidents.record.close', {
  title: 'Close the record',
  openDeadlines:
    '{count, plural, one {# legal deadline is still undecided.} other {# legal deadlines are still undecided.}} You can close the record anyway, but decide on them first if you can.',
  rootCause: 'Root cause: how did it happen?',
  lessons: 'What you will change so it does not happen again',
  missing: 'Please fill this in.',
  close: 'Close the record',
  cancel: 'Cancel',
  closed: 'The record is closed. Its report is ready.',
  failed: 'The record could not be closed. Please try again.',
});
