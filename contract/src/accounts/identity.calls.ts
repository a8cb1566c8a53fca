import { z } from 'zod';
import { call, done } from '../call.ts';
import { email, password, subscriptionId } from './accounts.schemas.ts';

/** Creates a user with the built-in identity driver; a verification mail follows. Needs a captcha pass. */
export const signUp = call({
  method: 'POST',
  path: '/identity/signUp',
  access: 'public',
  input: z.object({
    email,
    password,
    subscriptionId: subscriptionId.optional(),
    channelId: z.string().max(100).optional(),
    planId: z.string().max(100).optional(),
  }),
  output: done,
  errors: ['USERNAME_EXISTS', 'PASSWORD_TOO_WEAK', 'PASSWORD_TOO_COMMON', 'CAPTCHA_FAILED'],
  perMinute: 10,
});

/** Checks a password; the bearer that it answers is good for two minutes and one session. */
export const authenticate = call({
  method: 'POST',
  path: '/identity/authenticate',
  access: 'public',
  input: z.object({ username: email, password }),
  output: z.object({ success: z.literal(true), bearer: z.string() }),
  errors: ['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED', 'EMAIL_NOT_VERIFIED'],
  perMinute: 20,
});

export const resendVerification = call({
  method: 'POST',
  path: '/identity/resendVerification',
  access: 'public',
  input: z.object({ email }),
  output: done,
  errors: ['RESEND_TOO_EARLY'],
  perMinute: 10,
});
