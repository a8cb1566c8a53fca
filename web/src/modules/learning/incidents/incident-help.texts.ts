import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('learning.incidentHelp', {
  title: 'Something has happened',
  lead: 'Stay calm. Choose what fits, and do the steps in their order.',
  loading: 'Loading the steps',
  back: 'All kinds of incidents',
  helpIn: 'Local help: {country}',
  country: 'Country',
  provider: 'Your provider',
  providerHelps: 'Not sure? Write to {name}:',
  take: 'Take it along',
  takeWhy: 'The page you save holds everything here in one file. It opens without a connection.',
  savePage: 'Save this page',
  saveCard: 'Card for the wallet (PDF)',
  signIn: 'Your company’s contacts',
  signInWhy:
    'If your company uses this portal, its own contacts and records are inside. Sign in, or ask a colleague for the link to the emergency card.',
  goToSignIn: 'Sign in',
  failed: 'The file could not be saved. Please try again.',
});

export const emergency = texts('learning.emergency', {
  title: 'Emergency card of {organization}',
  contacts: 'Whom you call',
  noContacts: 'No contacts are on this card yet. Call the person who runs your company or your IT.',
  ended: 'This link has ended',
  whatToDo: 'Ask a colleague for the current link to the emergency card. The general steps are here for everyone.',
  general: 'Show the steps',
});
