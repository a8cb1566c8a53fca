import type { signUp as signUpCall } from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { dropPendingSignUp, hasPendingSignUp, keepPendingSignUp, requireSubscriptionUse } from '../../plans/public.ts';
import { giveBackMailTurn, takeMailTurn } from '../mail-turn.ts';
import { checkNewPassword } from '../passwords/check-password.ts';
import type { WithPasswordIdentity } from '../passwords/password-identity-call.ts';
import { spendCaptchaPass } from '../sign-in/captcha-pass.ts';
import { deviceLabel } from '../sign-in/device-label.ts';

/**
 * Creates an account that waits for its address to be verified (spec part 1, section 2, "Sign up"). Plan and channel follow
 * from the subscription id alone; what the browser says of them does not count. With strict enumeration an address that
 * has an account is answered as a new one, and a mail tells its owner. An address gets one mail a minute, whoever signs it up.
 */
export async function signUp(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof signUpCall>,
  { email, password, subscriptionId: given }: InputOf<typeof signUpCall>,
): Promise<AnswerOf<typeof signUpCall>> {
  const { database, passwordIdentity, clock, config } = services;
  const subscriptionId = given ?? null;

  await checkNewPassword(password, email, caller.brand);
  await spendCaptchaPass(services, caller);
  const now = clock.now();
  // Kept before the account is made, so that nothing that happens in between can lose a use.
  await database.asSystem(async (tx) => {
    if (subscriptionId !== null && (await hasPendingSignUp(tx, email, subscriptionId))) return;
    if (subscriptionId !== null) await requireSubscriptionUse(tx, subscriptionId, now);
    await keepPendingSignUp(tx, email, subscriptionId, now);
  });
  const from = {
    browserId: caller.preSessionId,
    device: deviceLabel(caller.userAgent, sayFor(caller.brand, caller.language)),
    language: caller.language,
    // An address that somebody else just signed up gets no second mail; the page offers to send it again.
    mayMail: await takeMailTurn(services, 'sign-up', email),
  };
  const outcome = await passwordIdentity.signUp(caller.brand, email, password, from).catch(async (error: unknown) => {
    await database.asSystem((tx) => dropPendingSignUp(tx, email));
    if (from.mayMail) await giveBackMailTurn(services, 'sign-up', email);
    throw error;
  });
  await database.asSystem(async (tx) => {
    if (outcome === 'exists') await dropPendingSignUp(tx, email);
    // As many steps either way, so that the time tells nothing.
    else await hasPendingSignUp(tx, email, subscriptionId ?? '');
    await auditCaller(tx, caller, now, {
      action: 'account.signed-up',
      subject: email,
      details: { outcome, subscriptionId },
    });
  });
  if (outcome === 'exists' && config.enumeration === 'spec') throw new AppError('USERNAME_EXISTS', { field: 'email' });
  return { success: true };
}
