import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { secondFactorNeed } from '../second-factor/second-factor-need.ts';
import { savePendingSignIn } from './pending-sign-ins.store.ts';
import { deleteSession } from './sessions.store.ts';
import { type SigningIn, startSession } from './start-session.ts';

/** A sign-in that owes its second factor waits this long. */
const PENDING_LIFE_MS = 10 * 60_000;

/**
 * Starts a session, or, where a second factor is due, keeps the sign-in for this browser until it has come. A session that
 * this browser had before ends in either case.
 * @param hasProved whether the way that was used has proved a second factor already
 */
export async function enterOrWait(
  services: Pick<Services, 'outbox' | 'config'>,
  tx: SystemTransaction,
  caller: Caller,
  user: SigningIn & { readonly isStaff: boolean },
  hasProved: boolean,
  now: Date,
) {
  const need = hasProved ? 'not-needed' : await secondFactorNeed(tx, user);
  if (need === 'not-needed') return { secondFactor: need, ...(await startSession(services, tx, caller, user, now)) };
  if (caller.session !== null) await deleteSession(tx, caller.session.sessionId);
  await savePendingSignIn(tx, {
    preSessionHash: hashToken(caller.preSessionId),
    userId: user.userId,
    owes: need === 'set-up' ? 'set-up' : 'code',
    expiresAt: new Date(now.getTime() + PENDING_LIFE_MS),
    directorySession: user.directorySession ?? null,
  });
  await auditCaller(tx, caller, now, {
    action: 'session.second-factor-due',
    subject: user.email,
    actorId: user.userId,
    orgId: user.orgId,
    details: { owes: need },
  });
  return { secondFactor: need, setCookies: () => caller.setSessionToken(null) };
}
