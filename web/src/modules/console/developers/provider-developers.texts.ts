import { texts } from '@portal/domain/texts/texts.ts';

export const providerDevelopersPage = texts('console.providerDevelopersPage', {
  title: 'For developers',
  description: 'Let your own programs read the list of customers and be told when someone signs up.',
});
