import type { answerSecondFactor as answerCall } from '@portal/contract/accounts/second-factor.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { deletePendingSignIn, findPendingSignIn, setWrongCodes } from '../sign-in/pending-sign-ins.store.ts';
import { startSession } from '../sign-in/start-session.ts';
import { lockUser } from '../users.store.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';
import { codeRefusal } from './require-code.ts';
import { findSecondFactor } from './second-factors.store.ts';
import { spendCode } from './spend-code.ts';
import { tellSecondFactorChange } from './tell-second-factor-change.ts';

/** A sign-in is given up after this many wrong codes (ASVS 5.0, 6.6.3). */
const WRONG_CODES = 5;

type SignedIn = { user: NonNullable<Awaited<ReturnType<typeof lockUser>>>; setCookies(): void };

/** Ends a sign-in that owes a code, in the browser that began it. */
export async function answerSecondFactor(
  services: Services,
  caller: CallerOf<typeof answerCall>,
  { code }: InputOf<typeof answerCall>,
): Promise<AnswerOf<typeof answerCall>> {
  // Refusals are returned, not thrown, so that what they count is committed.
  const outcome = await services.database.asSystem((tx) => answer(services, tx, caller, code));
  if (outcome instanceof AppError) throw outcome;
  outcome.setCookies();
  const { user } = outcome;
  return {
    success: true,
    username: user.email,
    newUser: user.org_id === null,
    isServiceSession: false,
    secondFactor: 'not-needed',
  };
}

async function answer(
  services: Services,
  tx: SystemTransaction,
  caller: Caller,
  code: string,
): Promise<SignedIn | AppError> {
  const { clock, outbox, config } = services;
  const now = clock.now();
  const preSessionHash = hashToken(caller.preSessionId);
  const pending = await findPendingSignIn(tx, preSessionHash, 'code', now);
  const user = pending === undefined ? undefined : await lockUser(tx, pending.user_id);
  const factor = user === undefined ? undefined : await findSecondFactor(tx, user.user_id);
  if (pending === undefined || user === undefined || factor === undefined) return new AppError('SIGN_IN_EXPIRED');
  const spent = await spendCode(services, tx, factor, code, now);
  if (spent.kind === 'wrong' || spent.kind === 'locked') {
    const wrongCodes = pending.wrong_codes + 1;
    if (wrongCodes >= WRONG_CODES) await deletePendingSignIn(tx, preSessionHash);
    else await setWrongCodes(tx, preSessionHash, wrongCodes);
    await auditCaller(tx, caller, now, {
      action: 'session.refused',
      subject: user.email,
      actorId: user.user_id,
      orgId: user.org_id,
      details: { reason: `second-factor-${spent.kind}` },
    });
    return codeRefusal(spent, now);
  }
  const signingIn = { userId: user.user_id, orgId: user.org_id, email: user.email };
  if (spent.kind === 'recovery-code') {
    const recoveryCodesLeft = await countRecoveryCodes(tx, user.user_id);
    await tellSecondFactorChange({ outbox, config }, tx, caller, signingIn, 'recovery-code-used', now, {
      recoveryCodesLeft,
    });
  }
  const { setCookies } = await startSession(services, tx, caller, signingIn, now);
  return { user, setCookies };
}
