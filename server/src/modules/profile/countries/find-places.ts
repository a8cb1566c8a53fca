import { type CountryCode, DEFAULT_COUNTRY, isCountryCode } from '@portal/domain/countries/country-codes.ts';
import { guessCountry } from '@portal/domain/countries/guess-country.ts';
import { inState } from '@portal/domain/countries/in-state.ts';
import type { Place } from '@portal/domain/countries/place.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { listChosenCountries } from './countries.store.ts';
import { readCountries, readStates } from './country-packs.ts';

/**
 * Where the organization works, with all that holds there; at least one place. Where it has not said, the one that its brand speaks of,
 * marked as a guess.
 */
export async function findPlaces(
  tx: OrgTransaction,
  brand: Pick<Brand, 'locale' | 'timeZone'>,
): Promise<readonly Place[]> {
  const chosen = await findChosenPlaces(tx);
  return chosen.length === 0 ? [placeOf(guessCountry(brand), null, true)] : chosen;
}

/** Where the organization has said that it works; empty where it has not said. */
export async function findChosenPlaces(tx: OrgTransaction): Promise<readonly Place[]> {
  const chosen = (await listChosenCountries(tx)).filter(({ code }) => isCountryCode(code) && readCountries().has(code));
  return chosen.map(({ code, state }) => placeOf(code as CountryCode, state, false));
}

function placeOf(code: CountryCode, state: string | null, isGuess: boolean): Place {
  const rules = readCountries().get(code) ?? readCountries().get(DEFAULT_COUNTRY);
  if (rules === undefined) throw new Error('There are no countries.');
  const lawOfState = state === null ? undefined : readStates().get(state);
  return lawOfState === undefined ? { ...rules, state: null, isGuess } : { ...inState(rules, lawOfState), isGuess };
}
