import type { SystemTransaction } from '../../../database/database.ts';
import { countPasskeys } from '../passkeys/passkeys.store.ts';
import { readSignOnDuty } from '../sign-on/home.store.ts';
import { isSecondFactorRequired } from '../users.store.ts';
import { findSecondFactor } from './second-factors.store.ts';

/** The user whose need is asked for. */
type User = { readonly userId: string; readonly orgId: string | null; readonly isStaff: boolean };

/** What a sign-in owes beyond the password. Every way to a session asks this (ASVS 5.0, 6.3.4). */
export async function secondFactorNeed(
  tx: SystemTransaction,
  user: User,
): Promise<'not-needed' | 'code' | 'passkey' | 'set-up'> {
  const mustHaveOne = await mustHaveSecondFactor(tx, user);
  if ((await findSecondFactor(tx, user.userId)) !== undefined)
    return (await countPasskeys(tx, user.userId)) > 0 ? 'passkey' : 'code';
  return mustHaveOne ? 'set-up' : 'not-needed';
}

/**
 * Staff always, others where their organisation wants it, and who keeps a password beside the firm's directory; what the
 * organisation wants cannot change until this transaction has ended.
 */
export async function mustHaveSecondFactor(tx: SystemTransaction, user: User): Promise<boolean> {
  if (user.isStaff || user.orgId === null) return user.isStaff;
  if (await isSecondFactorRequired(tx, user.orgId)) return true;
  return (await readSignOnDuty(tx, user.orgId, user.userId)) === 'keeper';
}
