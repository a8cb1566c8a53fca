import { texts } from '@portal/domain/texts/texts.ts';

/** Other members of the European Union, which have one set of rules. */
export const country = texts('incidents.country', { other: 'Other EU country' });

/** The name of the content, for staff who see how much of it is translated. */
export const content = texts('incidents.content', { steps: 'Steps after an incident' });

/** Whom a firm calls. */
export const roles = texts('incidents.roles', {
  'incident-lead': 'Incident lead',
  deputy: 'Deputy',
  'it-support': 'IT support',
  bank: 'Bank’s fraud desk',
  insurer: 'Insurer’s hotline',
  lawyer: 'Lawyer',
  police: 'Police',
  provider: 'Provider',
});

/** Who does a step. */
export const people = texts('incidents.people', {
  you: 'You',
  it: 'IT',
  lead: 'Incident lead',
  payments: 'Who pays bills',
});

/** The page that can be saved. */
export const file = texts('incidents.file', {
  name: 'Emergency page',
  title: 'Something has happened',
  stay: 'Stay calm. Choose what fits, and do the steps in their order.',
  ofCompany: 'Emergency page of {organization}',
  savedOn: 'Saved on {date}. It works without a connection. Save it again when numbers change.',
  contacts: 'Whom you call',
  noContacts: 'No contacts are on the card yet.',
  help: 'Your provider',
  helpFrom: 'Write to {name}: {email}',
  country: 'Help in {country}',
  emergency: 'Emergency: {number}',
  kinds: 'What has happened?',
  minutes: 'The next ten minutes',
  never: 'What not to do',
  hour: 'The first hour',
  day: 'The first day',
  record: 'What to write down',
  ends: 'How it usually ends',
  microsoft: 'Microsoft 365: {place}',
  google: 'Google Workspace: {place}',
  top: 'Back to the top',
});
