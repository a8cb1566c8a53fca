import type {
  answerByPasskey as answerByPasskeyCall,
  askSecondPasskey as askSecondPasskeyCall,
} from '@portal/contract/accounts/passkeys.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';
import { findPendingSignIn } from '../sign-in/pending-sign-ins.store.ts';
import { startSession } from '../sign-in/start-session.ts';
import { checkAssertion } from './check-assertion.ts';
import { askingOptions, challengeUse } from './passkey-options.ts';
import { listPasskeysOf } from './passkeys.store.ts';

/** What a passkey has to sign for the sign-in that this browser has begun. */
export async function askSecondPasskey(
  services: Services,
  caller: CallerOf<typeof askSecondPasskeyCall>,
): Promise<AnswerOf<typeof askSecondPasskeyCall>> {
  const { database, clock } = services;

  const { userId, passkeys, hasApp } = await database.asSystem(async (tx) => {
    const pending = await findPendingSignIn(tx, hashToken(caller.preSessionId), 'code', clock.now());
    const factor = pending === undefined ? undefined : await findSecondFactor(tx, pending.user_id);
    const own = factor === undefined ? [] : await listPasskeysOf(tx, factor.user_id);
    if (factor === undefined || own.length === 0) throw new AppError('SIGN_IN_EXPIRED');
    return { userId: factor.user_id, passkeys: own, hasApp: factor.has_app };
  });
  const options = await askingOptions(services, caller, challengeUse(caller, 'second-factor', userId), passkeys);
  return { success: true, data: { options, hasApp } };
}

/** Ends a sign-in that owes its second factor, by a passkey of the account whose password was right. */
export async function answerByPasskey(
  services: Services,
  caller: CallerOf<typeof answerByPasskeyCall>,
  { assertion }: InputOf<typeof answerByPasskeyCall>,
): Promise<AnswerOf<typeof answerByPasskeyCall>> {
  const { database, clock } = services;

  const now = clock.now();
  const preSessionHash = hashToken(caller.preSessionId);
  // Refusals are returned, not thrown, so that what was tried is used up.
  const outcome = await database.asSystem(async (tx) => {
    const pending = await findPendingSignIn(tx, preSessionHash, 'code', now);
    if (pending === undefined) return new AppError('SIGN_IN_EXPIRED');
    const { user, isRight } = await checkAssertion(services, tx, caller, assertion, 'second-factor', pending.user_id);
    if (!isRight || !user) {
      await auditCaller(tx, caller, now, {
        action: 'session.refused',
        actorId: pending.user_id,
        ...(user ? { subject: user.email, orgId: user.org_id } : {}),
        details: { reason: 'second-factor-passkey' },
      });
      return new AppError('PASSKEY_REFUSED');
    }
    const signingIn = { userId: user.user_id, orgId: user.org_id, email: user.email };
    return { user, started: await startSession(services, tx, caller, signingIn, now) };
  });
  if (outcome instanceof AppError) throw outcome;
  outcome.started.setCookies();
  return {
    success: true,
    username: outcome.user.email,
    newUser: outcome.user.org_id === null,
    isServiceSession: false,
    secondFactor: 'not-needed',
  };
}
