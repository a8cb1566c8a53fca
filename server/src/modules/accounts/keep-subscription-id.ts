import type { keepSubscriptionId } from '@portal/contract/accounts/sign-up-links.calls.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { hasPendingSignUp, keepPendingSignUp, requireSubscriptionUse } from '../plans/public.ts';
import { spendCaptchaPass } from './captcha-pass.ts';

/**
 * Keeps a sign-up's subscription id where the browser itself makes the account, at a user pool. It counts only when the
 * address signs in for the first time, and is forgotten when that does not happen.
 */
export function createKeepSubscriptionId(services: Services): Handler<typeof keepSubscriptionId> {
  const { database, clock } = services;
  return async (caller, { email, subscriptionId }) => {
    await spendCaptchaPass(services, caller);
    const now = clock.now();
    await database.asSystem(async (tx) => {
      if (await hasPendingSignUp(tx, email, subscriptionId)) return;
      await requireSubscriptionUse(tx, subscriptionId, now);
      await keepPendingSignUp(tx, email, subscriptionId, now);
      await auditCaller(tx, caller, now, {
        action: 'account.subscription-id-kept',
        subject: email,
        details: { subscriptionId },
      });
    });
    return { success: true };
  };
}
