import { AppError } from '../../../call/app-error.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { findUserBySubject } from '../users.store.ts';

/** How somebody has just signed in once more. */
export type FreshProof = { readonly withSecondFactor: boolean };

/**
 * Lets pass who has just signed in once more: a bearer of the session's own account in the Authorization header, which is
 * spent by this (ASVS 5.0, 7.5.1). The browser asks for the password or a passkey right before.
 * @throws AppError FRESH_SIGN_IN_NEEDED
 */
export async function requireFreshProof(
  { identity, database }: Pick<Services, 'identity' | 'database'>,
  caller: Caller<Session>,
): Promise<FreshProof> {
  const proof = caller.bearer === null ? null : await identity.redeemBearer(caller.bearer);
  const user = proof === null ? undefined : await database.onceAsSystem((tx) => findUserBySubject(tx, proof.subject));
  if (user?.user_id !== caller.session.userId) throw new AppError('FRESH_SIGN_IN_NEEDED');
  return { withSecondFactor: proof?.withSecondFactor === true };
}
