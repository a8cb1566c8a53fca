import { texts } from '@portal/domain/texts/texts.ts';

export const providerDevelopersPage = texts('console.providerDevelopersPage', {
  title: 'For developers',
  description: 'Let your own apps read the customer list and get notified when someone signs up.',
});
