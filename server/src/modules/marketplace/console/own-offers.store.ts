import type { OfferContent } from '@portal/contract/marketplace/marketplace.schemas.ts';
import type { SystemTransaction } from '../../../database/database.ts';

export type OfferFields = Readonly<OfferContent> & { readonly partnerId: string };

const columnsOf = (offer: OfferFields) => ({
  partner_id: offer.partnerId,
  category: offer.category,
  title: offer.title,
  what_it_is: offer.whatItIs,
  for_whom: offer.forWhom,
  savings_text: offer.savingsText,
  savings_percent: offer.savingsPercent,
  valid_from: offer.validFrom,
  valid_until: offer.validUntil,
  how_to_redeem: JSON.stringify(offer.howToRedeem),
  terms: offer.terms,
  link: offer.link,
  is_commission: offer.isCommission,
  is_featured: offer.isFeatured,
});

/** An offer as it stands, which nobody else changes until this transaction has ended. */
export function lockOffer(tx: SystemTransaction, offerId: string) {
  return tx.selectFrom('marketplace_offers').selectAll().where('offer_id', '=', offerId).forUpdate().executeTakeFirst();
}

export async function insertOffer(
  tx: SystemTransaction,
  offerId: string,
  fields: OfferFields,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('marketplace_offers')
    .values({ ...columnsOf(fields), offer_id: offerId, created_at: at })
    .execute();
}

/** Changes an offer that was locked. */
export async function updateOffer(
  tx: SystemTransaction,
  offerId: string,
  version: number,
  fields: OfferFields,
): Promise<void> {
  await tx
    .updateTable('marketplace_offers')
    .set({ ...columnsOf(fields), version })
    .where('offer_id', '=', offerId)
    .execute();
}

export async function setPublished(
  tx: SystemTransaction,
  offerId: string,
  version: number,
  publishedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('marketplace_offers')
    .set({ published_at: publishedAt, version })
    .where('offer_id', '=', offerId)
    .execute();
}

/** Takes an offer away with its codes; what was given to organizations stays with them. */
export async function removeOffer(tx: SystemTransaction, offerId: string): Promise<void> {
  await tx.deleteFrom('marketplace_offers').where('offer_id', '=', offerId).execute();
}

export async function countOffers(tx: SystemTransaction): Promise<number> {
  const row = await tx
    .selectFrom('marketplace_offers')
    .select(({ fn }) => fn.countAll<string>().as('offers'))
    .executeTakeFirstOrThrow();
  return Number(row.offers);
}
