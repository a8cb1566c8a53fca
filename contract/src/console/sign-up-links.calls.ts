import { z } from 'zod';
import { email, subscriptionId } from '../accounts/accounts.schemas.ts';
import { call, done, id, line, withData } from '../call.ts';
import { pageOfList } from './console.schemas.ts';

/** The sign-up links that staff has mailed, newest first, with what their holders' browsers told last. */
export const listSignUpLinks = call({
  method: 'GET',
  path: '/console/signUpLinks',
  access: 'staff',
  permission: 'sales.work',
  input: pageOfList,
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      links: z.array(
        z.object({
          signUpLinkId: z.string(),
          email: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          companyName: z.string(),
          subscriptionId: z.string().nullable(),
          status: z.enum(['pending', 'expired', 'used', 'finished', 'cancelled']),
          createdAt: z.string(),
          expiresAt: z.string(),
          createdBy: z.string(),
          lastEvent: z.object({ eventType: z.string(), receivedAt: z.string() }).nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Mails somebody a link to sign up with; earlier links for the address stop working. */
export const createSignUpLink = call({
  method: 'POST',
  path: '/console/createSignUpLink',
  access: 'staff',
  permission: 'sales.work',
  input: z.object({
    email,
    firstName: line(100).default(''),
    lastName: line(100).default(''),
    companyName: line(200).default(''),
    subscriptionId: subscriptionId.nullable().default(null),
    asksSecurityOptIn: z.boolean().default(false),
  }),
  output: withData(z.object({ signUpLinkId: z.string() })),
  errors: ['INVITE_EMAIL_TAKEN', 'SUBSCRIPTION_ID_INVALID', 'SUBSCRIPTION_ID_EXPIRED'],
  perMinute: 30,
});

/** Mails a fresh link in place of one that was not used. */
export const resendSignUpLink = call({
  method: 'POST',
  path: '/console/resendSignUpLink',
  access: 'staff',
  permission: 'sales.work',
  input: z.object({ signUpLinkId: id }),
  output: done,
  errors: [],
  perMinute: 30,
});

export const cancelSignUpLink = call({
  method: 'POST',
  path: '/console/cancelSignUpLink',
  access: 'staff',
  permission: 'sales.work',
  input: z.object({ signUpLinkId: id }),
  output: done,
  errors: [],
});
