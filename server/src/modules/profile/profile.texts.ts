import { texts } from '@portal/domain/texts/texts.ts';

export const coverage = texts('profile.coverage', {
  countries: 'Deadlines and authorities by country',
});
