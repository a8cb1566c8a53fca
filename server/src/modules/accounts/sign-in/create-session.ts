import { randomUUID } from 'node:crypto';
import type { createSession as createSessionCall } from '@portal/contract/accounts/accounts.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { VerifiedIdentity } from '../../../providers/identity/identity-port.ts';
import type { Services } from '../../../services.ts';
import { takePendingSignUp } from '../../plans/public.ts';
import { readSignOnDuty } from '../sign-on/home.store.ts';
import { findUserBySubject, insertUser } from '../users.store.ts';
import { enterOrWait } from './enter-or-wait.ts';
import { requireNotSuspended } from './require-not-suspended.ts';

/**
 * Exchanges a bearer for a new session. Where a second factor is due there isn't one: the sign-in waits, bound to this browser,
 * for its code. A session that this browser had before ends in either case.
 */
export async function createSessionFromBearer(
  services: Services,
  caller: CallerOf<typeof createSessionCall>,
  _input: InputOf<typeof createSessionCall>,
): Promise<AnswerOf<typeof createSessionCall>> {
  const { identity, database, clock, maintenance } = services;

  const proof = caller.bearer === null ? null : await identity.redeemBearer(caller.bearer);
  if (proof === null) throw new AppError('BEARER_REJECTED');
  const now = clock.now();
  const isClosed = (await maintenance.state()).enabled;
  const { user, secondFactor, setCookies } = await database.asSystem(async (tx) => {
    const found = await findOrCreateUser(tx, proof, now);
    if (isClosed && !found.isStaff) throw new AppError('IN_MAINTENANCE');
    await requireNotSuspended(tx, found.orgId);
    const duty = found.orgId === null ? 'none' : await readSignOnDuty(tx, found.orgId, found.userId);
    if (duty === 'directory-only') throw new AppError('SIGN_ON_NEEDED');
    const entered = await enterOrWait(services, tx, caller, found, proof.withSecondFactor === true, now);
    return { user: found, ...entered };
  });
  setCookies();
  return {
    success: true,
    username: proof.email,
    newUser: user.orgId === null,
    isServiceSession: false,
    secondFactor,
  };
}

async function findOrCreateUser(tx: SystemTransaction, proof: VerifiedIdentity, now: Date) {
  const existing = await findUserBySubject(tx, proof.subject);
  if (existing !== undefined) {
    return {
      userId: existing.user_id,
      orgId: existing.org_id,
      email: existing.email,
      isStaff: existing.is_staff,
    };
  }
  const userId = randomUUID();
  const subscriptionId = await takePendingSignUp(tx, proof.email);
  await insertUser(tx, {
    userId,
    orgId: null,
    subject: proof.subject,
    email: proof.email,
    subscriptionId,
    createdAt: now,
  });
  return { userId, orgId: null, email: proof.email, isStaff: false };
}
