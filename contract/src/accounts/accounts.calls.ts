import { STAFF_ROLES } from '@portal/domain/accounts/staff-role.ts';
import { z } from 'zod';
import { call, done, line, linkToken, noInput, withData } from '../call.ts';
import { brandView } from '../portal/portal.schemas.ts';
import { email, password, sessionStart, subscriptionId } from './accounts.schemas.ts';

/**
 * Exchanges a bearer from the identity provider for a portal session (spec part 1, section 7). With a second factor there is
 * no session yet: the browser goes on with the calls of second-factor.calls.ts.
 */
export const createSession = call({
  method: 'POST',
  path: '/accounts/session',
  access: 'public',
  duringMaintenance: true,
  input: noInput,
  output: sessionStart,
  errors: ['BEARER_REJECTED', 'IDENTITY_UNAVAILABLE', 'ORGANISATION_SUSPENDED', 'SIGN_ON_NEEDED'],
  perMinute: 60,
});

/** Who is here, and for how long; `touch` counts as activity. */
export const checkSession = call({
  method: 'POST',
  path: '/accounts/check',
  isPassive: true,
  access: 'public',
  duringMaintenance: true,
  input: z.object({ touch: z.boolean().optional(), bc: line(60).optional() }),
  output: z.object({
    success: z.literal(true),
    authenticated: z.boolean(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    cognitoId: z.string().nullable(),
    isStaff: z.boolean(),
    /** What somebody of the provider's staff may do; null for everybody else. */
    staffRole: z.enum(STAFF_ROLES).nullable(),
    newUser: z.boolean(),
    isServiceSession: z.boolean(),
    /** When the service session ends whatever happens; null while there isn't one. */
    serviceSessionEndsAt: z.string().nullable(),
    /** Seconds until the session ends without activity; null without a session. */
    expiresIn: z.number().nullable(),
    isProduction: z.boolean(),
    /** True where mails are stored in the portal and shown at /dev/mailbox instead of being sent. */
    hasMailbox: z.boolean(),
    productionMode: z.boolean(),
    heapKey: z.string().nullable(),
    /** Seconds of inactivity after which a session ends; 0 turns the check off. */
    sessionInactivityTimeout: z.number(),
    environmentName: z.string(),
    ClientId: z.string().nullable(),
    UserPoolId: z.string().nullable(),
    /** Where the browser asks the identity provider itself; null with the built-in one. */
    identityEndpoint: z.string().nullable(),
    /** `none` where only the identity provider judges new passwords (spec part 1, section 5, "no-validation mode"). */
    passwordRule: z.enum(['rule', 'none']),
    /** Site key of the reCAPTCHA that forms use; null with the portal's own captcha. */
    recaptchaSiteKey: z.string().nullable(),
    maintenance: z.object({ enabled: z.boolean(), title: z.string(), subHead: z.string(), content: z.string() }),
    brand: brandView,
  }),
  errors: [],
});

export const logout = call({
  method: 'POST',
  path: '/accounts/logout',
  access: 'public',
  input: noInput,
  output: done,
  errors: [],
});

export const inviteUser = call({
  method: 'POST',
  path: '/accounts/invite_user',
  access: 'member',
  closedToService: true,
  input: z.object({
    email,
    firstName: line(100).default(''),
    lastName: line(100).default(''),
    jobTitle: line(100).default(''),
  }),
  output: done,
  errors: ['INVITE_EMAIL_TAKEN'],
  perMinute: 20,
});

export const readInviteLink = call({
  method: 'GET',
  path: '/accounts/inviteLink',
  access: 'public',
  input: z.object({ linkId: linkToken }),
  output: withData(z.object({ status: z.enum(['pending', 'used']), createdFor: z.object({ email: z.string() }) })),
  errors: ['INVITE_INVALID'],
  perMinute: 30,
});

export const acceptInviteLink = call({
  method: 'POST',
  path: '/accounts/inviteLink',
  access: 'public',
  input: z.object({ linkId: linkToken, password }),
  output: withData(z.object({ email: z.string(), subscriptionId: z.string().nullable() })),
  errors: [
    'INVITE_INVALID',
    'INVITE_USED',
    'PASSWORD_TOO_WEAK',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_REFUSED',
    'CAPTCHA_FAILED',
    'IDENTITY_UNAVAILABLE',
  ],
  perMinute: 10,
});

export const sendResetPasswordMagicLink = call({
  method: 'POST',
  path: '/accounts/sendResetPasswordMagicLink',
  access: 'public',
  input: z.object({ email, url: line(300).optional(), subscriptionId: subscriptionId.optional() }),
  output: done,
  errors: ['IDENTITY_UNAVAILABLE'],
  perMinute: 10,
});

export const checkResetPasswordMagicLink = call({
  method: 'POST',
  path: '/accounts/checkResetPasswordMagicLink',
  access: 'public',
  input: z.object({ linkId: z.string().max(200) }),
  output: z.object({ success: z.literal(true), isValidLink: z.boolean() }),
  errors: [],
  perMinute: 30,
});

export const resetPassword = call({
  method: 'POST',
  path: '/accounts/resetPassword',
  access: 'public',
  input: z.object({ linkId: z.string().max(200), password, subscriptionId: subscriptionId.optional() }),
  output: done,
  errors: [
    'RESET_LINK_INVALID',
    'PASSWORD_TOO_WEAK',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_REFUSED',
    'IDENTITY_UNAVAILABLE',
  ],
  perMinute: 10,
});
