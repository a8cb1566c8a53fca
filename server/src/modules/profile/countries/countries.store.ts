import type { CountryCode } from '@portal/domain/countries/country-codes.ts';
import type { UsState } from '@portal/domain/countries/us-states.ts';
import type { OrgTransaction } from '../../../database/database.ts';

/** A country that an organization named, with the state of the US where it named one. */
export type ChosenCountry = { readonly code: CountryCode; readonly state: UsState | null };

/** Where the organization works, in its own order; empty where it has not said. */
export function listChosenCountries(tx: OrgTransaction): Promise<ChosenCountry[]> {
  return tx.selectFrom('organisation_countries').select(['code', 'state']).orderBy('position').execute();
}

/** Puts these countries in place of those that were chosen. */
export async function replaceCountries(
  tx: OrgTransaction,
  orgId: string,
  countries: readonly ChosenCountry[],
): Promise<void> {
  await tx.deleteFrom('organisation_countries').execute();
  await tx
    .insertInto('organisation_countries')
    .values(countries.map(({ code, state }, position) => ({ org_id: orgId, code, state, position })))
    .execute();
}
