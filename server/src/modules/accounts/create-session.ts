import { randomUUID } from 'node:crypto';
import type { createSession as createSessionCall } from '@portal/contract/accounts/accounts.calls.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { VerifiedIdentity } from '../../providers/identity/identity-port.ts';
import type { Services } from '../../services.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { auditCaller } from '../audit/public.ts';
import { SESSION_ABSOLUTE_MS } from './read-session.ts';
import { deleteSession, insertSession } from './sessions.store.ts';
import { findUserBySubject, insertUser } from './users.store.ts';

/** Exchanges a bearer for a new session; a session that this browser had before ends (ASVS 5.0, 7.2.4). */
export function createSessionFromBearer({ identity, database, clock }: Services): Handler<typeof createSessionCall> {
  return async (caller, _input) => {
    const proof = caller.bearer === null ? null : await identity.redeemBearer(caller.bearer);
    if (proof === null) throw new AppError('BEARER_REJECTED');
    const token = newToken();
    const now = clock.now();
    const user = await database.asSystem(async (tx) => {
      if (caller.session !== null) await deleteSession(tx, caller.session.sessionId);
      const found = await findOrCreateUser(tx, proof, now);
      await insertSession(tx, {
        sessionId: randomUUID(),
        tokenHash: hashToken(token),
        userId: found.userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + SESSION_ABSOLUTE_MS),
        ip: caller.ip,
        userAgent: caller.userAgent,
      });
      await auditCaller(tx, caller, now, {
        action: 'session.created',
        subject: proof.email,
        actorId: found.userId,
        orgId: found.orgId,
      });
      return found;
    });
    caller.setSessionToken(token);
    return { success: true, username: proof.email, newUser: user.orgId === null, isServiceSession: false };
  };
}

async function findOrCreateUser(
  tx: SystemTransaction,
  proof: VerifiedIdentity,
  now: Date,
): Promise<{ userId: string; orgId: string | null }> {
  const existing = await findUserBySubject(tx, proof.subject);
  if (existing !== undefined) return { userId: existing.user_id, orgId: existing.org_id };
  const userId = randomUUID();
  await insertUser(tx, { userId, orgId: null, subject: proof.subject, email: proof.email, createdAt: now });
  return { userId, orgId: null };
}
