import { sql } from 'kysely';
import type { AnyTransaction, SystemTransaction } from '../../database/database.ts';

/** Partners of the provider's own, by name. */
export function listPartnerRows(tx: SystemTransaction) {
  return tx.selectFrom('marketplace_partners').selectAll().orderBy('name').orderBy('partner_id').execute();
}
export type PartnerRow = Awaited<ReturnType<typeof listPartnerRows>>[number];

/** Offers of the provider's own, newest first, with whether there are codes and whether one is left: that costs nothing, however many. */
export function listOfferRows(tx: SystemTransaction) {
  return tx
    .selectFrom('marketplace_offers as offer')
    .selectAll()
    .select([
      sql<boolean>`exists (select from marketplace_codes code where code.offer_id = offer.offer_id)`.as('has_codes'),
      sql<boolean>`exists (select from marketplace_codes code
        where code.offer_id = offer.offer_id and code.given_at is null)`.as('has_codes_left'),
    ])
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.offer_id')
    .execute();
}
export type OfferRow = Awaited<ReturnType<typeof listOfferRows>>[number];

export async function listHiddenOffers(tx: SystemTransaction): Promise<readonly string[]> {
  const rows = await tx.selectFrom('marketplace_hidden_offers').select('offer_id').execute();
  return rows.map((row) => row.offer_id);
}

/** What an organization made of offers, by offer. */
export async function listOwnUse(tx: AnyTransaction, orgId: string) {
  const redemptions = await tx
    .selectFrom('marketplace_redemptions')
    .select(['offer_id', 'offer_title', 'partner_name', 'code', 'redeemed_at'])
    .where('org_id', '=', orgId)
    .orderBy('redeemed_at', 'desc')
    .orderBy('offer_id')
    .execute();
  const interests = await tx
    .selectFrom('marketplace_interests')
    .select(['offer_id', 'asked_at'])
    .where('org_id', '=', orgId)
    .execute();
  return {
    redeemed: new Map(redemptions.map((row) => [row.offer_id, row])),
    interestedAt: new Map(interests.map((row) => [row.offer_id, row.asked_at])),
  };
}
