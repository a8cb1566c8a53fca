import { texts } from '@portal/domain/texts/texts.ts';

/** Content that may not be there in every language, as staff sees it named. */
export const coverage = texts('marketplace.coverage', {
  offers: 'Marketplace: included offers',
});
