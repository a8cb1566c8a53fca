import { hashToken } from '../system/tokens.ts';
import type { SystemTransaction } from './database.ts';

/** What may happen once, or once in a while: each kind has its own keys. */
export type SingleUseKind =
  | 'bearer'
  | 'captcha-solution'
  | 'captcha-pass'
  | 'resend'
  | 'sign-up'
  | 'reset-link'
  | 'reset-code'
  | 'new-password-challenge'
  | 'first-staff'
  | 'invite-lookup'
  | 'reported-mail'
  | 'passkey-challenge'
  | 'sign-on-logout'
  | 'sign-on-assertion'
  | 'sign-on-test';

/** Notes a use; false when it was noted before and that has not expired. Safe against two at once. */
export async function recordUse(
  tx: SystemTransaction,
  kind: SingleUseKind,
  key: string,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('single_uses')
    .values({ kind, key_hash: hashToken(key), expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key_hash'])
        .doUpdateSet({ expires_at: expiresAt })
        .where('single_uses.expires_at', '<=', now),
    )
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back a use, such as a pass that is spent; false when there was none. */
export async function takeUse(tx: SystemTransaction, kind: SingleUseKind, key: string, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('single_uses')
    .where('kind', '=', kind)
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now)
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** When the use of a key expires; null when there isn't one now. */
export async function usedUntil(
  tx: SystemTransaction,
  kind: SingleUseKind,
  key: string,
  now: Date,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('single_uses')
    .select('expires_at')
    .where('kind', '=', kind)
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Clears away what has expired. */
export async function deleteExpiredUses(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('single_uses').where('expires_at', '<=', now).execute();
}
