import type { SystemTransaction } from '../../database/database.ts';
import { hashToken } from '../../system/tokens.ts';

/** How a try stands: the tries in a row with this one, or until when the address is locked. */
export type Attempt = {
  readonly failedAttempts: number;
  readonly lockedUntil: Date | null;
  /** Passwords that are being looked at just now, and may yet be right. */
  readonly pending: number;
};

/**
 * Counts one more try, unless the address is locked; tries at the same moment come one after the other.
 * @param key the address, or an address with one of the devices that it knows
 */
export async function countAttempt(tx: SystemTransaction, key: string, now: Date): Promise<Attempt> {
  const row = await tx
    .insertInto('sign_in_failures')
    .values({ address_hash: hashToken(key), failed_attempts: 1, pending: 1, locked_until: null, failed_at: now })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet((expression) => {
        const isLocked = expression('sign_in_failures.locked_until', '>', now);
        const more = (column: 'failed_attempts' | 'pending') => expression(`sign_in_failures.${column}`, '+', 1);
        const same = (column: 'failed_attempts' | 'pending') => expression.ref(`sign_in_failures.${column}`);
        const counted = (column: 'failed_attempts' | 'pending') =>
          expression.case().when(isLocked).then(same(column)).else(more(column)).end();
        return { failed_attempts: counted('failed_attempts'), pending: counted('pending'), failed_at: now };
      }),
    )
    .returning(['failed_attempts', 'locked_until', 'pending'])
    .executeTakeFirstOrThrow();
  const isLocked = row.locked_until !== null && row.locked_until > now;
  return {
    failedAttempts: row.failed_attempts,
    lockedUntil: isLocked ? row.locked_until : null,
    pending: row.pending,
  };
}

export async function lockUntil(tx: SystemTransaction, key: string, until: Date): Promise<void> {
  await tx
    .updateTable('sign_in_failures')
    .set({ locked_until: until })
    .where('address_hash', '=', hashToken(key))
    .execute();
}

/** Notes that a password that was looked at was wrong. */
export async function settleAttempt(tx: SystemTransaction, key: string): Promise<void> {
  await tx
    .updateTable('sign_in_failures')
    .set((expression) => ({ pending: expression('pending', '-', 1) }))
    .where('address_hash', '=', hashToken(key))
    .where('pending', '>', 0)
    .execute();
}

/** Forgets wrong passwords, after a right or a new one. */
export async function clearFailures(tx: SystemTransaction, key: string): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('address_hash', '=', hashToken(key)).execute();
}

/** Clears away what nobody has tried since. */
export async function deleteOldFailures(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('failed_at', '<', before).execute();
}
