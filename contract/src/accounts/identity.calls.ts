import { z } from 'zod';
import { call, done, line, linkToken, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
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
  errors: [
    'USERNAME_EXISTS',
    'PASSWORD_TOO_WEAK',
    'PASSWORD_TOO_COMMON',
    'CAPTCHA_FAILED',
    'SUBSCRIPTION_ID_INVALID',
    'SUBSCRIPTION_ID_EXPIRED',
  ],
  perMinute: 10,
});

/**
 * Checks a password. The bearer that it answers is good for two minutes and one session; a temporary password gets a
 * challenge instead, which a new password answers.
 */
export const authenticate = call({
  method: 'POST',
  path: '/identity/authenticate',
  access: 'public',
  duringMaintenance: true,
  input: z.object({ username: email, password }),
  output: z.object({ success: z.literal(true), bearer: z.string().nullable(), challenge: z.string().nullable() }),
  errors: [
    'WRONG_CREDENTIALS',
    'ACCOUNT_LOCKED',
    'EMAIL_NOT_VERIFIED',
    'PASSWORD_RESET_REQUIRED',
    'TEMPORARY_PASSWORD_EXPIRED',
  ],
  perMinute: 20,
});

/** How a verification link stands, and of which sign-up it is; nothing changes. */
export const readVerificationLink = call({
  method: 'POST',
  path: '/identity/verificationLink',
  access: 'public',
  input: z.object({ token: linkToken }),
  output: withData(
    z.object({
      result: z.enum(['open', 'success', 'already_confirmed', 'expired', 'invalid']),
      email: z.string().nullable(),
      /** Where and when somebody signed up; null where the link is of no sign-up in particular. */
      signUp: z.object({ device: z.string(), at: z.string() }).nullable(),
      /** Whether the password is to be typed, as the sign-up was not made in this browser. */
      needsPassword: z.boolean(),
    }),
  ),
  errors: [],
  perMinute: 30,
});

/**
 * Proves an address, by the button on the page behind a mailed link; programs that read mail only open it. In another browser
 * than the one that signed up it takes the sign-up's password; with null a new one has to be set by mail.
 */
export const verifyEmail = call({
  method: 'POST',
  path: '/identity/verifyEmail',
  access: 'public',
  input: z.object({ token: linkToken, password: password.nullable().default(null) }),
  output: withData(
    z.object({
      result: z.enum(['success', 'already_confirmed', 'expired', 'invalid']),
      email: z.string().nullable(),
      /** Good for one session, where the password was typed in this browser, now or to sign up. */
      bearer: z.string().nullable(),
    }),
  ),
  errors: ['SIGN_UP_PASSWORD_WRONG'],
  perMinute: 10,
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

/** Replaces a temporary password and signs in. */
export const answerNewPassword = call({
  method: 'POST',
  path: '/identity/newPassword',
  access: 'public',
  duringMaintenance: true,
  input: z.object({ challenge: line(2000).min(1), password }),
  output: z.object({ success: z.literal(true), bearer: z.string() }),
  errors: ['NEW_PASSWORD_CHALLENGE_INVALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_TOO_COMMON'],
  perMinute: 10,
});

/** Mails a verification code for a new password; says nothing about whether there is such an account. */
export const forgotPassword = call({
  method: 'POST',
  path: '/identity/forgotPassword',
  access: 'public',
  input: z.object({ username: email }),
  output: z.object({
    success: z.literal(true),
    /** Where the code goes, mostly hidden, such as "d***@f***.example". */
    destination: z.string(),
  }),
  errors: [],
  perMinute: 10,
});

/** Sets a new password by a verification code. */
export const confirmForgotPassword = call({
  method: 'POST',
  path: '/identity/confirmForgotPassword',
  access: 'public',
  input: z.object({ username: email, code: line(20).min(1, faults.verificationCode.text), password }),
  output: done,
  errors: ['CODE_INVALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_TOO_COMMON'],
  perMinute: 10,
});

/** Changes the own password, which asks for the current one (ASVS 5.0, 6.2.2 and 6.2.3). */
export const changePassword = call({
  method: 'POST',
  path: '/identity/changePassword',
  access: 'session',
  closedToService: true,
  input: z.object({ currentPassword: password, password }),
  output: done,
  errors: ['CURRENT_PASSWORD_WRONG', 'ACCOUNT_LOCKED', 'PASSWORD_TOO_WEAK', 'PASSWORD_TOO_COMMON'],
  perMinute: 10,
});
