import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('learning.incidentHelp', {
  title: 'Something has happened',
  lead: 'Stay calm. Choose what applies, and follow the steps in order.',
  loading: 'Loading the steps',
  back: 'All kinds of incidents',
  helpIn: 'Local help: {country}',
  country: 'Country',
  provider: 'Your provider',
  providerHelps: 'Not sure? Write to {name}:',
  take: 'Keep a copy',
  takeWhy: 'The page you save has everything here in one file. It works offline.',
  savePage: 'Save this page',
  saveCard: 'Wallet card (PDF)',
  signIn: 'Your company’s contacts',
  signInWhy:
    'If your company uses this portal, its own contacts and records are in the portal. Sign in, or ask a coworker for the link to the emergency card.',
  goToSignIn: 'Sign in',
  failed: 'The file could not be saved. Please try again.',
});

export const emergency = texts('learning.emergency', {
  title: 'Emergency card for {organization}',
  contacts: 'Who to call',
  noContacts: 'This card has no contacts yet. Call the person who runs your company or handles its IT.',
  ended: 'This link no longer works',
  whatToDo: 'Ask a coworker for the current link to the emergency card. Anyone can use the general steps on this page.',
  general: 'Show the steps',
});
