import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';

export type Redemption = { readonly code: string; readonly at: Date };

/** Whoever else asks for the same organization's code of the same offer waits until this transaction has ended. */
export async function lockRedemption(tx: SystemTransaction, orgId: string, offerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`redeem ${orgId} ${offerId}`}, 0))`.execute(tx);
}

export async function findRedemption(
  tx: SystemTransaction,
  orgId: string,
  offerId: string,
): Promise<Redemption | undefined> {
  const row = await tx
    .selectFrom('marketplace_redemptions')
    .select(['code', 'redeemed_at'])
    .where('org_id', '=', orgId)
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  return row && { code: row.code, at: row.redeemed_at };
}

/**
 * Takes the first code that nobody has; undefined when none is left. Those who take one at the same time get different ones, and
 * nobody waits for another.
 */
export async function takeCode(tx: SystemTransaction, offerId: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    update marketplace_codes set given_at = ${at}
    where code_id = (
      select code_id from marketplace_codes where offer_id = ${offerId} and given_at is null
      order by ordinal limit 1 for update skip locked
    )
    returning code`.execute(tx);
  return rows[0]?.code;
}

export async function insertRedemption(
  tx: SystemTransaction,
  row: {
    orgId: string;
    offerId: string;
    offerTitle: string;
    partnerName: string;
    code: string;
    userId: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('marketplace_redemptions')
    .values({
      org_id: row.orgId,
      offer_id: row.offerId,
      offer_title: row.offerTitle,
      partner_name: row.partnerName,
      code: row.code,
      redeemed_by: row.userId,
      redeemed_at: row.at,
    })
    .execute();
}
