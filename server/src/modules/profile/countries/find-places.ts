import type { CountryCode } from '@portal/domain/countries/country-codes.ts';
import { guessCountry } from '@portal/domain/countries/guess-country.ts';
import { inState } from '@portal/domain/countries/in-state.ts';
import type { Place } from '@portal/domain/countries/place.ts';
import type { UsState } from '@portal/domain/countries/us-states.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { listChosenCountries } from './countries.store.ts';
import { readCountries, readStates } from './country-packs.ts';

/**
 * Where the organization works, with all that holds there; at least one place. Where it has not said, the one that its brand speaks of,
 * marked as a guess.
 * @param language of all that is said of them
 */
export async function findPlaces(
  tx: OrgTransaction,
  brand: Pick<Brand, 'locale' | 'timeZone'>,
  language: Language = 'en',
): Promise<readonly Place[]> {
  const chosen = await findChosenPlaces(tx, language);
  return chosen.length === 0 ? [{ ...rulesIn(language, guessCountry(brand), null), isGuess: true }] : chosen;
}

/** Where the organization has said that it works; empty where it has not said. */
export async function findChosenPlaces(tx: OrgTransaction, language: Language = 'en'): Promise<readonly Place[]> {
  const chosen = await listChosenCountries(tx);
  return chosen.map(({ code, state }) => ({ ...rulesIn(language, code, state), isGuess: false }));
}

function rulesIn(language: Language, code: CountryCode, state: UsState | null): Omit<Place, 'isGuess'> {
  const rules = readCountries(language).get(code);
  if (rules === undefined) throw new Error(`There is no file of the country ${code}.`);
  const lawOfState = state === null ? undefined : readStates(language).get(state);
  return lawOfState === undefined ? { ...rules, state: null } : inState(rules, lawOfState);
}
