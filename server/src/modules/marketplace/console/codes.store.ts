import { randomUUID } from 'node:crypto';
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

export async function countCodes(tx: SystemTransaction, offerId: string): Promise<number> {
  const row = await tx
    .selectFrom('marketplace_codes')
    .select(({ fn }) => fn.countAll<string>().as('codes'))
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return Number(row.codes);
}
