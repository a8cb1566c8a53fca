import { texts } from '@portal/domain/texts/texts.ts';

export const ratingsHome = texts('ratings.ratingsHome', {
  attackSurface: 'Attack Surface',
  monitoring: 'Monitoring',
});
