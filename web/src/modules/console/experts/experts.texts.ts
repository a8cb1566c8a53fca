import { texts } from '@portal/domain/texts/texts.ts';

export const expertsCard = texts('console.experts.expertsCard', {
  title: 'Experts',
  choose: 'Choose experts',
  none: 'No expert is assigned to this customer yet.',
});

export const expertsDialog = texts('console.experts.expertsDialog', {
  title: 'Experts for {companyName}',
  save: 'Save',
  lead: 'The customer sees their names on its expert help page. Anyone you add gets an email.',
  who: 'Experts',
  customers: '{count, plural, one {# customer} other {# customers}}',
  none: 'No one on your staff has the Expert role yet. An owner can assign it under Staff.',
  loading: 'Loading the experts',
  what: 'The experts',
  saved: 'The experts for {companyName} are saved.',
});

export const expertView = texts('console.experts.expertView', {
  title: 'What experts see',
  which: 'Customers they can open',
  description: 'This affects everyone with the Expert role. Owners, support and sales always see every customer.',
  all: 'All customers',
  assigned: 'Assigned customers only',
  assignedMeans:
    'They cannot find or open any other customer. You assign experts on each customer’s page; until then, they see none.',
  save: 'Save',
  confirmTitle: 'Change what experts see?',
  toAll: 'Every expert will be able to see and open every customer.',
  toAssigned:
    'Experts will see only the customers assigned to them. Their open visits to other customers will end now.',
  saved: 'Saved. It applies right away.',
  what: 'What experts see',
});
