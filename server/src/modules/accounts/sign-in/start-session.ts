import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { accountLanguage } from '../account-language.ts';
import { deviceLabel } from './device-label.ts';
import { noteDevice } from './known-devices.store.ts';
import { endPendingSignIn } from './pending-sign-ins.store.ts';
import { SESSION_ABSOLUTE_MS } from './read-session.ts';
import { requireNotSuspended } from './require-not-suspended.ts';
import { deleteSession, insertSession } from './sessions.store.ts';

/** Who signs in. */
export type SigningIn = {
  readonly userId: string;
  readonly orgId: string | null;
  readonly email: string;
  /** What a firm's directory calls this sign-in, where it did it. */
  readonly directorySession?: Buffer | null;
};

/** Cookies to set once the transaction has committed. */
export type StartedSession = { setCookies(): void };

/**
 * The one place where sessions come into being: a new id each time, and what this browser had before ends, a sign-in that waited too (ASVS 5.0, 7.2.4).
 * Nobody of a suspended organisation gets one. A device that the account does not know is told to its owner by mail. Callers have settled the second factor before.
 */
export async function startSession(
  { outbox, config }: Pick<Services, 'outbox' | 'config'>,
  tx: SystemTransaction,
  caller: Caller,
  user: SigningIn,
  now: Date,
): Promise<StartedSession> {
  await requireNotSuspended(tx, user.orgId);
  const token = newToken();
  if (caller.session !== null) await deleteSession(tx, caller.session.sessionId);
  const waited = await endPendingSignIn(tx, hashToken(caller.preSessionId), user.userId);
  await insertSession(tx, {
    sessionId: randomUUID(),
    tokenHash: hashToken(token),
    userId: user.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_ABSOLUTE_MS),
    ip: caller.ip,
    userAgent: caller.userAgent,
    directorySession: user.directorySession ?? waited,
  });
  const deviceToken = caller.deviceToken ?? newToken();
  if ((await noteDevice(tx, user.userId, hashToken(deviceToken), now)) === 'new-device') {
    const language = await accountLanguage(tx, caller, user.email);
    const mail = {
      kind: 'new-sign-in' as const,
      signedInAt: now.toISOString(),
      device: deviceLabel(caller.userAgent, sayFor(caller.brand, language)),
      address: caller.ip,
      forgotPasswordUrl: linkInLanguage(`${brandOrigin(caller.brand, config.publicUrl)}/forgotPassword`, language),
    };
    await outbox.put(tx, caller.brand, user.email, mail, { language });
  }
  await auditCaller(tx, caller, now, {
    action: 'session.created',
    subject: user.email,
    actorId: user.userId,
    orgId: user.orgId,
  });
  return {
    setCookies() {
      caller.setSessionToken(token);
      caller.setDeviceToken(deviceToken);
    },
  };
}
