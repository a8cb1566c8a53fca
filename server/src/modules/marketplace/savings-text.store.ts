import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';

/** Name of the fact; its value is `{ savingsText, version }`. */
const FACT = 'marketplace';

export type SavingsText = { readonly savingsText: string; readonly version: number };

/** What the provider set; undefined while it is as it came. */
export async function findSavingsText(tx: SystemTransaction): Promise<SavingsText | undefined> {
  const row = await tx.selectFrom('portal_facts').select('value').where('name', '=', FACT).executeTakeFirst();
  return row?.value as SavingsText | undefined;
}

/** Whoever else changes it waits until this transaction has ended. */
export async function lockSavingsText(tx: SystemTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('marketplace savings'))`.execute(tx);
}

export async function saveSavingsText(tx: SystemTransaction, fact: SavingsText): Promise<void> {
  const value = JSON.stringify(fact);
  await tx
    .insertInto('portal_facts')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
