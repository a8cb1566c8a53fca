import { texts } from '@portal/domain/texts/texts.ts';

export const removeIncidentDialog = texts('ratings.incidents.removeIncidentDialog', {
  theIncidentWasRemoved: 'The incident was removed.',
  title: 'Remove this incident?',
  removeIncident: 'Remove incident',
  willNotCount:
    '“{title}” will no longer count. Remove it only if it did not happen or was recorded twice. The activity log will show that it was removed.',
});

export const incidentDialog = texts('ratings.incidents.incidentDialog', {
  theIncidentWasRecorded: 'The incident was recorded and now counts toward its own letter grade.',
  pleaseChooseADate: 'Please choose a date.',
  sayWhatHappened: 'Please say in a few words what happened.',
  recordAnIncident: 'Record an incident',
  cancel: 'Cancel',
  saving: 'Saving',
  recordIt: 'Record it',
  onlyYourOwnPeople:
    'Only your own people can see this. It counts toward the letter grade for incidents. Do not enter names or passwords.',
  whenItHappened: 'When it happened',
  whatHappened: 'What happened',
  description: 'For example, an employee’s mailbox was taken over.',
  moreAboutItOptional: 'Details (optional)',
  whatWasAffectedAnd: 'What was affected, and what you have done since.',
});

export const incidentsPart = texts('ratings.incidents.incidentsPart', {
  incidentsYouToldUs: 'Incidents you told us about',
  recordWhatHasHappened:
    'Record incidents at your company, such as a break-in or data sent to the wrong people. Incidents have a separate letter grade and take no points off the rating. Each one counts for half after 120 days and not at all after two years.',
  noneSoFar: 'None so far.',
  what: 'Your incidents',
  recordAnIncident: 'Record an incident',
  whenAndWeight: '{day}, reported by {name}. Counts for {percent}% today, and not at all after {lastDay}.',
  remove: 'Remove<span>: {title}</span>',
});
