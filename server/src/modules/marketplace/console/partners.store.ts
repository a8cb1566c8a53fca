import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

export type PartnerFields = {
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly website: string;
};

/** Whoever else adds a partner waits until this transaction has ended, so that no two pages get one name. */
export async function lockPartnerNames(tx: SystemTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('marketplace partners'))`.execute(tx);
}

/** A partner as it stands, which nobody else changes until this transaction has ended. */
export function lockPartner(tx: SystemTransaction, partnerId: string) {
  return tx
    .selectFrom('marketplace_partners')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPartner(
  tx: SystemTransaction,
  partner: PartnerFields & { readonly partnerId: string; readonly slug: string; readonly at: Date },
): Promise<void> {
  const { partnerId, at, ...fields } = partner;
  await tx
    .insertInto('marketplace_partners')
    .values({ ...fields, partner_id: partnerId, created_at: at })
    .execute();
}

/** Changes a partner that was locked; what its page is called stays. */
export async function updatePartner(
  tx: SystemTransaction,
  partnerId: string,
  version: number,
  { name, summary, about, website }: PartnerFields,
): Promise<void> {
  await tx
    .updateTable('marketplace_partners')
    .set({ name, summary, about, website, version })
    .where('partner_id', '=', partnerId)
    .execute();
}

export async function hasOffers(tx: SystemTransaction, partnerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('marketplace_offers')
    .select('offer_id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removePartner(tx: SystemTransaction, partnerId: string): Promise<void> {
  await tx.deleteFrom('marketplace_partners').where('partner_id', '=', partnerId).execute();
}
