import { texts } from '@portal/domain/texts/texts.ts';

/** The name of the content, for staff who see how much of it is translated. */
export const content = texts('incidents.content', { steps: 'Steps after an incident' });

/** The page that can be saved. */
export const file = texts('incidents.file', {
  name: 'Emergency page',
  title: 'Something has happened',
  stay: 'Stay calm. Choose what applies, and follow the steps in order.',
  ofCompany: 'Emergency page for {organization}',
  savedOn: 'Saved on {date}. It works offline. Save it again when numbers change.',
  contacts: 'Who to call',
  noContacts: 'There are no contacts on the card yet.',
  help: 'Your provider',
  helpFrom: 'Write to {name}: {email}',
  country: 'Local help: {country}',
  emergency: 'Emergency: {number}',
  microsoft: 'Microsoft 365: {place}',
  google: 'Google Workspace: {place}',
  top: 'Back to the top',
});
