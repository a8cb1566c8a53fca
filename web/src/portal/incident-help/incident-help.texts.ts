import { texts } from '@portal/domain/texts/texts.ts';

export const helpButton = texts('portal.incidentHelp.button', {
  label: 'Something has happened',
});

/** Who does a step. */
export const stepPeople = texts('portal.incidentHelp.people', {
  you: 'You',
  it: 'IT',
  lead: 'Incident lead',
  payments: 'Who pays bills',
});

/** Whom a firm calls. */
export const contactRoles = texts('portal.incidentHelp.roles', {
  'incident-lead': 'Incident lead',
  deputy: 'Deputy',
  'it-support': 'IT support',
  bank: 'Bank’s fraud desk',
  insurer: 'Insurer’s hotline',
  lawyer: 'Lawyer',
  police: 'Police',
  provider: 'Provider',
});

export const kindSteps = texts('portal.incidentHelp.steps', {
  minutes: 'The next ten minutes',
  never: 'What not to do',
  hour: 'The first hour',
  day: 'The first day',
  record: 'What to write down',
  ends: 'How it usually ends',
  microsoft: 'Microsoft 365:',
  google: 'Google Workspace:',
});

export const callList = texts('portal.incidentHelp.calls', {
  emergency: 'Emergency: {number}',
  website: 'Website',
  websiteOf: 'Website of {name}',
});

export const kindList = texts('portal.incidentHelp.kinds', {
  whatHappened: 'What has happened?',
});
