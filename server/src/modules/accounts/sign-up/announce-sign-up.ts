import type { announceSignUp as announceSignUpCall } from '@portal/contract/accounts/announce-sign-up.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { dropPendingSignUp, keepPendingSignUp, requireSubscriptionUse } from '../../plans/public.ts';
import { spendCaptchaPass } from '../sign-in/captcha-pass.ts';

/**
 * Keeps a subscription id for an address before its person signs up at an outside identity provider, which the portal cannot
 * watch. Who never comes gives the use back after a while; who tries again takes no second one.
 */
export async function announceSignUp(
  services: Services,
  caller: CallerOf<typeof announceSignUpCall>,
  { email, subscriptionId: given }: InputOf<typeof announceSignUpCall>,
): Promise<AnswerOf<typeof announceSignUpCall>> {
  const { passwordIdentity, database, clock } = services;
  const subscriptionId = given ?? null;

  if (passwordIdentity !== null) throw new AppError('NOT_FOUND');
  await spendCaptchaPass(services, caller);
  const now = clock.now();
  await database.asSystem(async (tx) => {
    await dropPendingSignUp(tx, email);
    if (subscriptionId !== null) await requireSubscriptionUse(tx, subscriptionId, now);
    await keepPendingSignUp(tx, email, subscriptionId, now);
    await auditCaller(tx, caller, now, { action: 'account.announced', subject: email, details: { subscriptionId } });
  });
  return { success: true };
}
