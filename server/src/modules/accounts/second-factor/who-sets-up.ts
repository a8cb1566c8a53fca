import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findPendingSignIn } from '../sign-in/pending-sign-ins.store.ts';
import { lockUser } from '../users.store.ts';
import { findSecondFactor } from './second-factors.store.ts';

/**
 * The user of the session, or of the sign-in that owes a second factor.
 * @throws AppError SIGN_IN_EXPIRED
 */
export async function whoSetsUp(tx: SystemTransaction, caller: Caller, now: Date) {
  if (caller.session !== null) {
    const user = await lockUser(tx, caller.session.userId);
    if (user === undefined) throw new AppError('SIGN_IN_EXPIRED');
    return user;
  }
  const pending = await findPendingSignIn(tx, hashToken(caller.preSessionId), 'set-up', now);
  const user = pending === undefined ? undefined : await lockUser(tx, pending.user_id);
  // Whoever knows the password alone must not replace a second factor that has come into being meanwhile.
  if (user === undefined || (await findSecondFactor(tx, user.user_id)) !== undefined)
    throw new AppError('SIGN_IN_EXPIRED');
  return user;
}
