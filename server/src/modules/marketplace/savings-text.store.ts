import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';
import { findPortalFact, savePortalFact } from '../portal/public.ts';

/** Name of the fact; its value is `{ savingsText, version }`. */
const FACT = 'marketplace';

export type SavingsText = { readonly savingsText: string; readonly version: number };

/** What the provider set; undefined while it is as it came. */
export async function findSavingsText(tx: SystemTransaction): Promise<SavingsText | undefined> {
  return (await findPortalFact(tx, FACT)) as SavingsText | undefined;
}

/** Whoever else changes it waits until this transaction has ended. */
export async function lockSavingsText(tx: SystemTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('marketplace savings'))`.execute(tx);
}

export async function saveSavingsText(tx: SystemTransaction, fact: SavingsText): Promise<void> {
  await savePortalFact(tx, FACT, fact);
}
