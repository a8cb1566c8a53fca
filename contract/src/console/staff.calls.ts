import { STAFF_ROLES } from '@portal/domain/accounts/staff-role.ts';
import { z } from 'zod';
import { email, password } from '../accounts/accounts.schemas.ts';
import { call, done, id, linkToken, noInput, withData } from '../call.ts';
import { adminProfile } from '../profile/profile.schemas.ts';

const staffRole = z.enum(STAFF_ROLES);

/** The provider's staff by name, and who was invited but has no account yet. */
export const listStaff = call({
  method: 'GET',
  path: '/console/staff',
  access: 'staff',
  permission: 'provider.manage',
  input: noInput,
  output: withData(
    z.object({
      staff: z.array(
        z.object({
          cognitoId: z.string(),
          email: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          staffRole,
          hasSecondFactor: z.boolean(),
          lastActiveAt: z.string().nullable(),
        }),
      ),
      invites: z.array(
        z.object({
          staffInviteId: z.string(),
          email: z.string(),
          staffRole,
          invitedBy: z.string(),
          expiresAt: z.string(),
          isExpired: z.boolean(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Mails a colleague a link to a staff account; an earlier link for the address stops working. */
export const inviteStaff = call({
  method: 'POST',
  path: '/console/inviteStaff',
  access: 'staff',
  permission: 'provider.manage',
  freshProof: true,
  input: z.object({ email, staffRole }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'STAFF_EMAIL_TAKEN'],
  perMinute: 20,
});

export const cancelStaffInvite = call({
  method: 'POST',
  path: '/console/cancelStaffInvite',
  access: 'staff',
  permission: 'provider.manage',
  input: z.object({ staffInviteId: id }),
  output: done,
  errors: [],
});

/** Gives a colleague another role, who is signed out by it. */
export const changeStaffRole = call({
  method: 'POST',
  path: '/console/staffRole',
  access: 'staff',
  permission: 'provider.manage',
  freshProof: true,
  input: z.object({ cognitoId: id, staffRole }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'NOT_FOR_ONESELF'],
});

/** Removes a colleague with account and sessions. */
export const removeStaff = call({
  method: 'POST',
  path: '/console/removeStaff',
  access: 'staff',
  permission: 'provider.manage',
  freshProof: true,
  input: z.object({ cognitoId: id }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'NOT_FOR_ONESELF', 'IDENTITY_UNAVAILABLE'],
});

/** Whom a link to a staff account is for. */
export const readStaffInvite = call({
  method: 'POST',
  path: '/console/staffInvite',
  access: 'public',
  input: z.object({ linkId: linkToken }),
  output: withData(z.object({ email: z.string(), staffRole })),
  errors: ['STAFF_INVITE_INVALID'],
  perMinute: 20,
});

/** Makes the staff account that a link is for; the link, which was mailed, proves the address. */
export const acceptStaffInvite = call({
  method: 'POST',
  path: '/console/acceptStaffInvite',
  access: 'public',
  input: adminProfile.extend({ linkId: linkToken, password }),
  output: done,
  errors: [
    'STAFF_INVITE_INVALID',
    'USERNAME_EXISTS',
    'PASSWORD_TOO_WEAK',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_REFUSED',
    'IDENTITY_UNAVAILABLE',
  ],
  perMinute: 10,
});
