import type { Insertable, Selectable } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { SeenSoFar } from './outside-check.tables.ts';

export type CheckRow = Selectable<Tables['outside_checks']>;

/**
 * Adds a check, or finds the one that this browser has of the address. Of two at once the second waits for the first. `isNew` tells
 * which it was.
 */
export async function claimCheck(
  tx: SystemTransaction,
  row: Insertable<Tables['outside_checks']>,
): Promise<{ readonly checkId: string; readonly isNew: boolean }> {
  await tx
    .deleteFrom('outside_checks')
    .where('browser_hash', '=', row.browser_hash)
    .where('url', '=', row.url)
    .where('expires_at', '<=', row.created_at)
    .execute();
  const added = await tx
    .insertInto('outside_checks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['browser_hash', 'url']).doNothing())
    .returning('check_id')
    .executeTakeFirst();
  if (added !== undefined) return { checkId: added.check_id, isNew: true };
  const { check_id } = await tx
    .selectFrom('outside_checks')
    .select('check_id')
    .where('browser_hash', '=', row.browser_hash)
    .where('url', '=', row.url)
    .executeTakeFirstOrThrow();
  return { checkId: check_id, isNew: false };
}

/** How many checks are under way that began after `since`. */
export async function countUnderWay(tx: SystemTransaction, since: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('outside_checks')
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .where('is_done', '=', false)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A browser's own check; undefined for another's, and for one that has expired. */
export function findOwnCheck(
  tx: SystemTransaction,
  { checkId, browserHash, now }: { readonly checkId: string; readonly browserHash: Buffer; readonly now: Date },
): Promise<CheckRow | undefined> {
  return tx
    .selectFrom('outside_checks')
    .selectAll()
    .where('check_id', '=', checkId)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** A check that is still to be looked at; undefined when it is done or gone. */
export function findOpenCheck(tx: SystemTransaction, checkId: string) {
  return tx
    .selectFrom('outside_checks')
    .select(['url', 'created_at'])
    .where('check_id', '=', checkId)
    .where('is_done', '=', false)
    .executeTakeFirst();
}

/** Keeps what was seen so far. */
export async function saveSeen(tx: SystemTransaction, checkId: string, seen: SeenSoFar): Promise<void> {
  await tx
    .updateTable('outside_checks')
    .set({ seen: JSON.stringify(seen) })
    .where('check_id', '=', checkId)
    .where('is_done', '=', false)
    .execute();
}

/** Ends a check. */
export async function endCheck(tx: SystemTransaction, checkId: string, failure: CheckRow['failure']): Promise<void> {
  await tx
    .updateTable('outside_checks')
    .set({ is_done: true, failure })
    .where('check_id', '=', checkId)
    .where('is_done', '=', false)
    .execute();
}

export async function removeCheck(tx: SystemTransaction, checkId: string): Promise<void> {
  await tx.deleteFrom('outside_checks').where('check_id', '=', checkId).execute();
}

/** Deletes what is older than it may be. */
export async function deleteExpiredChecks(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('outside_checks').where('expires_at', '<=', now).execute();
}
