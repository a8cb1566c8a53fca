import type { Place } from '@portal/domain/countries/place.ts';
import type { Caller } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findOrganisationName, findPlaces } from '../../profile/public.ts';
import type { CardOwner } from '../help/help-file.ts';
import { listContacts } from './contacts.store.ts';

/** A firm's card: whose it is, whom it calls, and the country whose numbers stand on it. */
export type Card = { readonly firm: CardOwner; readonly rules: Place };

/** The firm's card as it is now; its first country is that of the numbers. */
export async function readCard(
  tx: OrgTransaction,
  { brand, language }: Pick<Caller, 'brand' | 'language'>,
): Promise<Card> {
  const [rules] = await findPlaces(tx, brand, language);
  if (rules === undefined) throw new Error('A firm works somewhere.');
  return {
    firm: { organisation: await findOrganisationName(tx), contacts: await listContacts(tx) },
    rules,
  };
}
