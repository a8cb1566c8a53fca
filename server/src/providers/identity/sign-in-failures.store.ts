import type { SystemTransaction } from '../../database/database.ts';
import { hashToken } from '../../system/tokens.ts';

/** How a try stands: the tries in a row with this one, or until when the address is locked. */
export type Attempt = { readonly failedAttempts: number; readonly lockedUntil: Date | null };

/** Counts one more try, unless the address is locked; tries at the same moment come one after the other. */
export async function countAttempt(tx: SystemTransaction, email: string, now: Date): Promise<Attempt> {
  const row = await tx
    .insertInto('sign_in_failures')
    .values({ address_hash: hashToken(email), failed_attempts: 1, locked_until: null, failed_at: now })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet((expression) => ({
        failed_attempts: expression
          .case()
          .when('sign_in_failures.locked_until', '>', now)
          .then(expression.ref('sign_in_failures.failed_attempts'))
          .else(expression('sign_in_failures.failed_attempts', '+', 1))
          .end(),
        failed_at: now,
      })),
    )
    .returning(['failed_attempts', 'locked_until'])
    .executeTakeFirstOrThrow();
  const isLocked = row.locked_until !== null && row.locked_until > now;
  return { failedAttempts: row.failed_attempts, lockedUntil: isLocked ? row.locked_until : null };
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
