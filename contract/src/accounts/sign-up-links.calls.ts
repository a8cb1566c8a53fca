import { z } from 'zod';
import { call, done, linkToken, withData } from '../call.ts';
import { password } from './accounts.schemas.ts';

/** What a sign-up link is good for; `accepted`, `userExists` and `used` are the specification's words. */
const SIGN_UP_LINK_STATES = ['pending', 'accepted', 'userExists', 'used', 'expired'] as const;

/** What the browser of a link's holder tells of its way. */
const SIGN_UP_LINK_EVENT_TYPES = ['opened', 'formStarted', 'passwordSet', 'signUpFailed'] as const;

/** Whom a sign-up link ("magic link") is for, and what it is good for now (spec part 1, sections 4 and 7). */
export const magicLinkSignupFetch = call({
  method: 'GET',
  path: '/accounts/magicLinkSignupFetch/{linkId}',
  access: 'public',
  input: z.object({ linkId: linkToken }),
  output: withData(
    z.object({
      status: z.enum(SIGN_UP_LINK_STATES),
      createdFor: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
      subscriptionId: z.string().nullable(),
      /** Whether the page may ask for consent to security news. */
      asksSecurityOptIn: z.boolean(),
    }),
  ),
  errors: ['SIGN_UP_LINK_INVALID'],
  perMinute: 30,
});

/** Makes the account that a sign-up link is for. */
export const magicLinkSignup = call({
  method: 'POST',
  path: '/accounts/magicLinkSignup',
  access: 'public',
  input: z.object({ linkId: linkToken, password, secOptIn: z.boolean().default(false) }),
  output: withData(z.object({ email: z.string(), subscriptionId: z.string().nullable() })),
  errors: [
    'SIGN_UP_LINK_INVALID',
    'SIGN_UP_LINK_EXPIRED',
    'SIGN_UP_LINK_USED',
    'SIGN_UP_LINK_USER_EXISTS',
    'SUBSCRIPTION_ID_EXPIRED',
    'PASSWORD_TOO_WEAK',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_REFUSED',
    'CAPTCHA_FAILED',
    'IDENTITY_UNAVAILABLE',
  ],
  perMinute: 10,
});

/** Tells how far the holder of a sign-up link has come, for the provider's staff to see; it decides nothing. */
export const magicLinkSignupUpdate = call({
  method: 'POST',
  path: '/accounts/magicLinkSignupUpdate',
  access: 'public',
  input: z.object({
    linkId: linkToken,
    status: z.enum([...SIGN_UP_LINK_STATES, 'failed']),
    eventType: z.enum(SIGN_UP_LINK_EVENT_TYPES),
    eventDateTime: z.iso.datetime({ offset: true }).max(40),
  }),
  output: done,
  errors: ['SIGN_UP_LINK_INVALID'],
  perMinute: 60,
});
