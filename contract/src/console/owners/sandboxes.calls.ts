import { z } from 'zod';
import { email } from '../../accounts/accounts.schemas.ts';
import { call, done, line, noInput, withData } from '../../call.ts';
import { adminProfile } from '../../profile/profile.schemas.ts';

const brandId = line(100).min(1);
const person = adminProfile.pick({ firstName: true, lastName: true }).extend({ email });

/** The brands with their sandboxes: a customer with made-up data for trying things out, one for each brand. */
export const listSandboxes = call({
  method: 'GET',
  path: '/console/sandboxes',
  access: 'staff',
  permission: 'sales.work',
  customers: 'none',
  input: noInput,
  output: withData(
    z.object({
      /** Who signs in to a new one, to begin with: the caller's own name, and an address that reaches the same inbox. */
      suggested: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }),
      brands: z
        .array(
          z.object({
            brandId: z.string(),
            brandName: z.string(),
            sandbox: z
              .object({
                /** Null while it is made for the first time. */
                orgId: z.string().nullable(),
                state: z.enum(['preparing', 'ready', 'removing']),
                /** It is being prepared for so long that asking for it again may help. */
                isLate: z.boolean(),
                /** Who was invited to sign in when it was made. */
                email: z.string(),
                askedBy: z.string(),
                askedAt: z.string(),
                filledAt: z.string().nullable(),
              })
              .nullable(),
          }),
        )
        .max(1000),
    }),
  ),
  errors: [],
});

/** Has a brand's sandbox made; the person named is invited to it as an admin. */
export const makeSandbox = call({
  method: 'POST',
  path: '/console/makeSandbox',
  access: 'staff',
  permission: 'sales.work',
  customers: 'none',
  input: person.extend({ brandId }),
  output: done,
  errors: ['BRAND_UNKNOWN', 'SANDBOX_EXISTS', 'INVITE_EMAIL_TAKEN'],
  perMinute: 10,
});

/** What a reset and a removal have in common: the customer there was is deleted. */
const endOfOne = {
  method: 'POST',
  access: 'staff',
  permission: 'sales.work',
  customers: 'none',
  input: z.object({ brandId }),
  output: done,
  errors: ['ORGANISATION_BEING_DELETED'],
  perMinute: 10,
} as const;

/** Has a brand's sandbox filled as on its first day; who signs in to it stays. Nothing happens while that is under way. */
export const resetSandbox = call({
  ...endOfOne,
  path: '/console/resetSandbox',
});

/** Removes a brand's sandbox with everything in it, as any customer is removed. */
export const removeSandbox = call({
  ...endOfOne,
  path: '/console/removeSandbox',
});

/** Invites one more person, such as a prospect, as an admin of a brand's sandbox; an invitation that is open is sent again. */
export const inviteToSandbox = call({
  method: 'POST',
  path: '/console/inviteToSandbox',
  access: 'staff',
  permission: 'sales.work',
  customers: 'none',
  input: person.extend({ brandId }),
  output: done,
  errors: ['INVITE_EMAIL_TAKEN', 'SANDBOX_NOT_READY'],
  perMinute: 20,
});
