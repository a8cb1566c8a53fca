import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/** Adds codes in their order; answers how many were not there yet, given or not. */
export async function insertCodes(tx: SystemTransaction, offerId: string, codes: readonly string[]): Promise<number> {
  const rows = await tx
    .insertInto('marketplace_codes')
    .values(codes.map((code) => ({ code_id: randomUUID(), offer_id: offerId, code })))
    .onConflict((conflict) => conflict.columns(['offer_id', 'code']).doNothing())
    .returning('code_id')
    .execute();
  return rows.length;
}

/** How many codes each offer has, and how many of them nobody has yet. */
export async function countCodesOfOffers(
  tx: SystemTransaction,
): Promise<ReadonlyMap<string, { readonly codes: number; readonly codesLeft: number }>> {
  const rows = await tx
    .selectFrom('marketplace_codes')
    .select([
      'offer_id',
      sql<number>`count(*)::int`.as('codes'),
      sql<number>`(count(*) filter (where given_at is null))::int`.as('codes_left'),
    ])
    .groupBy('offer_id')
    .execute();
  return new Map(rows.map((row) => [row.offer_id, { codes: row.codes, codesLeft: row.codes_left }]));
}

export async function countCodes(tx: SystemTransaction, offerId: string): Promise<number> {
  const row = await tx
    .selectFrom('marketplace_codes')
    .select(({ fn }) => fn.countAll<string>().as('codes'))
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return Number(row.codes);
}
