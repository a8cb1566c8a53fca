import type { getCountries } from '@portal/contract/profile/countries.calls.ts';
import { COUNTRY_CODES } from '@portal/domain/countries/country-codes.ts';
import { countryName } from '@portal/domain/countries/country-name.ts';
import { guessCountry } from '@portal/domain/countries/guess-country.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { listChosenCountries } from './countries.store.ts';
import { readStates } from './country-packs.ts';

/** Countries and states to choose from, and where the firm works. */
export async function readCountryChoices(
  { database }: Pick<Services, 'database'>,
  { session, brand, language }: CallerOf<typeof getCountries>,
): Promise<AnswerOf<typeof getCountries>> {
  const say = sayFor(brand, language);
  const countries = COUNTRY_CODES.map((code) => ({ code, name: countryName(code, language, say) }));
  const chosen = await database.onceInOrg(session.orgId, listChosenCountries);
  return {
    success: true,
    data: {
      countries: countries.toSorted(
        (one, other) =>
          Number(one.code === 'eu') - Number(other.code === 'eu') || one.name.localeCompare(other.name, language),
      ),
      states: [...readStates(language).values()].map(({ code, name }) => ({ code, name })),
      chosen,
      guess: guessCountry(brand),
    },
  };
}
