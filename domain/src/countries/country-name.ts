import type { Say } from '../texts/say.ts';
import { countryNames } from './countries.texts.ts';
import type { CountryCode } from './country-codes.ts';

/** How a country is called in a list of countries, in the reader's language (CLDR). */
export function countryName(code: CountryCode, language: string, say: Say): string {
  if (code === 'eu') return say(countryNames.otherEu);
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code.toUpperCase();
}
