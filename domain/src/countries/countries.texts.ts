import { texts } from '../texts/texts.ts';

export const countryNames = texts('countries.names', {
  /** In a list of countries, after Germany, France and others. */
  otherEu: 'Another EU country',
});
