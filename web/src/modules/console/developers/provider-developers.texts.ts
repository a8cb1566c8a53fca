import { texts } from '@portal/domain/texts/texts.ts';

export const providerDevelopersPage = texts('console.providerDevelopersPage', {
  title: 'For developers',
  description: 'Let your own programs read the customer list and be notified when someone signs up.',
});
