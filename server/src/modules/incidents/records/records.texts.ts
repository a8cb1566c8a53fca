import { texts } from '@portal/domain/texts/texts.ts';

/** What the log adds on its own. */
export const log = texts('incidents.log', {
  unknownNumber: 'Number of people not known yet.',
  peopleCount: '{count, plural, one {# person.} other {# people.}}',
});

/** Headings and labels of the report. */
export const printed = texts('incidents.report', {
  heading: 'Incident report',
  company: 'Company',
  noticed: 'Noticed',
  started: 'Record started',
  closed: 'Closed',
  stillOpen: 'Still open',
  what: 'What happened',
  people: 'People affected',
  deadlines: 'Legal deadlines',
  noDeadlines: 'We know of no deadline for this kind of incident where the company does business.',
  deadline: 'Deadline',
  until: 'Due',
  state: 'Status',
  reason: 'What was decided',
  withoutDelay: 'Without delay',
  afterReport: 'After the first report',
  steps: 'Steps',
  step: 'Step',
  doneAt: 'Done',
  doneBy: 'By',
  notDone: 'Not done',
  log: 'Log',
  noLog: 'Nothing has been logged yet.',
  time: 'Time',
  entry: 'Entry',
  by: 'By',
  rootCause: 'Root cause',
  lessons: 'What will change',
  about:
    'Entries can only be added to the log: no one can change or delete one in the portal. The time shown is when the entry was written.',
});

export const reportAbout = texts('incidents.report.about', {
  fileName: 'Incident report {date}',
  title: 'Incident report: {what}',
  description: 'What happened at {organization}, what was done, and when',
  startedBy: '{time}, by {name}',
});

/** Columns of the table. */
export const columns = texts('incidents.csv', {
  fileName: 'Incident {date}',
  time: 'Time (UTC)',
  kind: 'Kind',
  about: 'About',
  text: 'Text',
  by: 'By',
});
