import type { CountryRules } from '@portal/domain/countries/place.ts';
import { guessCountry } from '@portal/domain/incidents/guess-country.ts';
import type { Caller } from '../../../call/caller.ts';
import { readCountries } from '../../profile/public.ts';

/** The rules of the country that a reader chose; of the one that language and brand speak of where none is known. */
export function countryOfReader({ brand, language }: Caller, chosen: string | undefined): CountryRules {
  const rules = [...readCountries(language).values()];
  const known = rules.map(({ code }): string => code);
  const tags = [brand.locale.startsWith(language) ? brand.locale : language, brand.locale];
  const wanted = chosen !== undefined && known.includes(chosen) ? chosen : guessCountry(tags, known);
  const found = rules.find(({ code }) => code === wanted) ?? rules[0];
  if (found === undefined) throw new Error('There are no countries.');
  return found;
}
