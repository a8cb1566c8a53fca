import { texts } from '@portal/domain/texts/texts.ts';

export const providerDevelopersPage = texts('console.providerDevelopersPage', {
  title: 'For developers',
  description:
    'Let your own apps read customers and plans, change a customer’s plan, and get notified when someone signs up.',
});
