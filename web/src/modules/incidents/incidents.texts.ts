import { texts } from '@portal/domain/texts/texts.ts';

export const places = texts('incidents.places', {
  help: 'Something has happened',
  card: 'Emergency card',
});

/** Words of the log and of emails. */
export const words = texts('incidents.words', {
  started: 'Started a record of an incident:',
  noted: 'Added a note to the incident:',
  step: 'Checked off a step for the incident:',
  deadline: 'Decided on a legal deadline for the incident:',
  people: 'Entered who is affected by the incident:',
  closed: 'Closed the incident:',
  reopened: 'Reopened the incident:',
  reported: 'Downloaded the report on the incident:',
  exported: 'Downloaded the log of the incident:',
  cardSaved: 'Changed the emergency card',
  linkMade: 'Created a link to the emergency card',
  linkRevoked: 'Revoked the link to the emergency card',
  startedMail: 'Incident reported',
});

export const incidentsPage = texts('incidents.page', {
  title: 'Something has happened',
  description: 'Stay calm. Choose what applies. You’ll get the next steps and the people to call.',
  what: 'The steps',
  loading: 'Loading the steps',
  callFirst: 'Who to call',
  noContacts: 'No one is on your emergency card yet. Add the people to call before you need them.',
  editCard: 'Edit the emergency card',
  fillCard: 'Fill in the emergency card',
  concierge: 'Your cyber concierge',
  conciergeHelps: 'Stuck or not sure? Write to {name}.',
  helpIn: 'Local help: {country}',
  records: 'Incident records',
  noRecords:
    'No incidents are on record. If something happens, choose what applies and start a record: its log will become your report.',
  open: 'Open',
  closed: 'Closed',
  noticed: 'Noticed {time}',
  recordsOf: 'Your records',
});

export const kindPage = texts('incidents.kindPage', {
  back: 'All kinds of incidents',
  start: 'Start a record',
  startWhy: 'A record keeps track of times, steps and legal deadlines. It notifies all admins and becomes your report.',
});

export const startDialog = texts('incidents.startDialog', {
  title: 'Start a record',
  noticedAt: 'When did you notice it?',
  noticedHelp: 'Legal deadlines run from that time.',
  what: 'What happened, in one or two sentences',
  whatHelp: 'Only what you know. You can add more later.',
  tells: 'All admins get an email with what you write here. Don’t put passwords or codes in it.',
  start: 'Start the record',
  cancel: 'Cancel',
  missing: 'Please write what happened.',
  noTime: 'Please enter a date and a time.',
  failed: 'The record could not be started. Please try again.',
});
