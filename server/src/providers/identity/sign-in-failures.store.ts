import type { SystemTransaction } from '../../database/database.ts';
import { hashToken } from '../../system/tokens.ts';

/** What is known of an address's wrong passwords in a row. */
export type SignInFailures = { readonly failedAttempts: number; readonly lockedUntil: Date | null };

/** Counts one more try and locks the row, so that tries at the same moment come one after the other. */
export async function countAttempt(tx: SystemTransaction, email: string, at: Date): Promise<SignInFailures> {
  const row = await tx
    .insertInto('sign_in_failures')
    .values({ address_hash: hashToken(email), failed_attempts: 1, locked_until: null, failed_at: at })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet((expression) => ({
        failed_attempts: expression('sign_in_failures.failed_attempts', '+', 1),
        failed_at: at,
      })),
    )
    .returning(['failed_attempts', 'locked_until'])
    .executeTakeFirstOrThrow();
  return { failedAttempts: row.failed_attempts, lockedUntil: row.locked_until };
}

/** When the address's lock ends; null while there is none. */
export async function findLock(tx: SystemTransaction, email: string, now: Date): Promise<Date | null> {
  const row = await tx
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('address_hash', '=', hashToken(email))
    .where('locked_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

export async function lockUntil(tx: SystemTransaction, email: string, until: Date): Promise<void> {
  await tx
    .updateTable('sign_in_failures')
    .set({ locked_until: until })
    .where('address_hash', '=', hashToken(email))
    .execute();
}

/** Forgets an address's wrong passwords, after a right or a new one. */
export async function clearFailures(tx: SystemTransaction, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('address_hash', '=', hashToken(email)).execute();
}

/** Clears away what nobody has tried since. */
export async function deleteOldFailures(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('failed_at', '<', before).execute();
}
