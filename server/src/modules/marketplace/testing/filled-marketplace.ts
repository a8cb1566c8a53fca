import { randomUUID } from 'node:crypto';
import type { InsertRow } from '../../../testing/insert-row.ts';

type MarkedMember = { readonly orgId: string; readonly userId: string; readonly marker: string };

/** What can be had is for everybody, so every filled organization finds the same. */
export const SHARED_OFFERS = {
  partnerId: '0b8f2c1e-0000-4000-8000-000000000001',
  /** Each filled organization has taken it and asked for it. */
  takenOfferId: '0b8f2c1e-0000-4000-8000-000000000002',
  offerId: '0b8f2c1e-0000-4000-8000-000000000003',
} as const;

/**
 * An offer that the organization has taken and asked for, another that it can take, and what staff prepares: partners and drafts of offers.
 * @param insertOnce leaves a row that is there as it is
 */
export async function fillMarketplace(
  insert: InsertRow,
  insertOnce: InsertRow,
  { orgId, userId, marker }: MarkedMember,
  now: Date,
) {
  const ids = {
    draftPartnerIds: [randomUUID(), randomUUID()] as const,
    draftOfferIds: [randomUUID(), randomUUID(), randomUUID()] as const,
  };
  const partner = {
    name: 'Harbor Backup',
    summary: 'Sells backups.',
    about: 'Sells backups to small firms.',
    website: 'https://harbor.example',
    created_at: now,
  };
  const { partnerId, takenOfferId, offerId } = SHARED_OFFERS;
  await insertOnce('marketplace_partners', { ...partner, partner_id: partnerId, slug: 'harbor-backup' });
  for (const id of ids.draftPartnerIds)
    await insert('marketplace_partners', { ...partner, partner_id: id, slug: `partner-${id}`, name: marker });
  const offer = {
    partner_id: partnerId,
    category: 'data',
    title: 'Backups outside the building',
    what_it_is: 'A copy every night.',
    for_whom: 'Firms with a server.',
    savings_text: '20% off',
    savings_percent: 20,
    how_to_redeem: JSON.stringify(['Enter the code when you order.']),
    terms: 'For the first year.',
    link: 'https://harbor.example/offer',
    is_commission: true,
    is_featured: true,
    created_at: now,
  };
  for (const id of [takenOfferId, offerId])
    await insertOnce('marketplace_offers', { ...offer, offer_id: id, published_at: now });
  for (const id of ids.draftOfferIds) await insert('marketplace_offers', { ...offer, offer_id: id, title: marker });
  await insert('marketplace_codes', { code_id: randomUUID(), offer_id: offerId, code: randomUUID() });
  const code = `TAKEN-${marker}`;
  await insert('marketplace_codes', { code_id: randomUUID(), offer_id: takenOfferId, code, given_at: now });
  await insert('marketplace_hidden_offers', { offer_id: `hidden-${marker}`, hidden_at: now });
  const taken = { org_id: orgId, offer_id: takenOfferId, offer_title: offer.title, partner_name: partner.name };
  await insert('marketplace_redemptions', { ...taken, code, redeemed_by: userId, redeemed_at: now });
  await insert('marketplace_interests', {
    ...taken,
    interest_id: randomUUID(),
    note: marker,
    asked_by: userId,
    asked_by_name: marker,
    asked_by_email: `${marker}@firm.example`,
    asked_at: now,
  });
  return ids;
}
