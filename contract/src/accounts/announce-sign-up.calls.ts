import { z } from 'zod';
import { call, done } from '../call.ts';
import { email, subscriptionId } from './accounts.schemas.ts';

/**
 * Tells the portal that somebody is about to sign up at an outside identity provider, so that the plan and the channel of a
 * subscription id wait for the address. Needs a captcha pass.
 */
export const announceSignUp = call({
  method: 'POST',
  path: '/accounts/announceSignUp',
  access: 'public',
  input: z.object({ email, subscriptionId: subscriptionId.optional() }),
  output: done,
  errors: ['CAPTCHA_FAILED', 'SUBSCRIPTION_ID_INVALID', 'SUBSCRIPTION_ID_EXPIRED'],
  perMinute: 10,
});
