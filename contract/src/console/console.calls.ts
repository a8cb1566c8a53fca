import { OPEN_SEVERITIES } from '@portal/domain/dashboard/score/open-point.ts';
import { z } from 'zod';
import { email, password } from '../accounts/accounts.schemas.ts';
import { call, done, id, line, linkToken, namedFile, withData } from '../call.ts';
import { adminProfile } from '../profile/profile.schemas.ts';
import { ORGANISATION_ORDERS, organisationStatus, pageOfList } from './console.schemas.ts';

/** Whether the one-time link to the first staff account is good. */
export const checkFirstStaffLink = call({
  method: 'POST',
  path: '/console/firstStaffLink',
  access: 'public',
  input: z.object({ linkId: linkToken }),
  output: done,
  errors: ['SETUP_LINK_INVALID'],
  perMinute: 20,
});

/** Creates the first staff account by the one-time link that the portal prints at its first start. */
export const createFirstStaff = call({
  method: 'POST',
  path: '/console/firstStaff',
  access: 'public',
  input: adminProfile.extend({ linkId: linkToken, email, password }),
  output: done,
  errors: [
    'SETUP_LINK_INVALID',
    'USERNAME_EXISTS',
    'PASSWORD_TOO_WEAK',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_REFUSED',
    'IDENTITY_UNAVAILABLE',
  ],
  perMinute: 10,
});

const customersAsked = {
  sort: z.enum(ORGANISATION_ORDERS).default('newest'),
  status: organisationStatus,
};

/** The provider's customers, one page at a time, newest first unless asked for otherwise. */
export const listOrganisations = call({
  method: 'GET',
  path: '/console/organisations',
  access: 'staff',
  permission: 'customers.see',
  customers: 'listed',
  input: pageOfList.extend({
    ...customersAsked,
    /** `mine` are those that the caller is assigned to. */
    whose: z.enum(['all', 'mine']).default('all'),
  }),
  output: withData(
    z.object({
      total: z.number(),
      /** How many of them are sandboxes, and no customers. */
      sandboxes: z.number(),
      pageSize: z.number(),
      organisations: z.array(
        z.object({
          orgId: z.string(),
          companyName: z.string(),
          planName: z.string(),
          subscriptionStatus: z.string(),
          /** The free trial is over, and nothing was subscribed. */
          isTrialOver: z.boolean(),
          isSuspended: z.boolean(),
          /** Made for trying things out: its data is made up, and it counts nowhere. */
          isSandbox: z.boolean(),
          signUpDate: z.string(),
          websites: z.number(),
          admins: z.number(),
          /** Begun in the last 30 days. */
          recentScans: z.number(),
          /** When one of its people was at work in the portal last, as far as sessions and the log tell. */
          lastActiveAt: z.string().nullable(),
          /** The latest of the firm's security score, 0 to 100, and how it moved in 28 days; null until there is one. */
          score: z.number().nullable(),
          scoreChange: z.number().nullable(),
          /** What stands open at worst, as of that score; null where nothing open is known. */
          worstPoint: z.object({ what: z.string(), severity: z.enum(OPEN_SEVERITIES) }).nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** The customers that are looked for, in the order that is asked for, at most 10,000, as a CSV file. */
export const downloadOrganisations = call({
  method: 'GET',
  path: '/console/organisationsFile',
  access: 'staff',
  permission: 'addresses.download',
  input: z.object({ search: line(200).default(''), ...customersAsked }),
  output: namedFile,
  errors: [],
  perMinute: 10,
  file: 'text/csv; charset=utf-8',
  isDownload: true,
});

/** Removes the second factor of somebody who has lost phone and recovery codes; the member is told by mail. */
export const removeSecondFactor = call({
  method: 'POST',
  path: '/console/removeSecondFactor',
  access: 'staff',
  permission: 'customers.people',
  freshProof: true,
  input: z.object({ cognitoId: id }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED'],
  perMinute: 20,
});
