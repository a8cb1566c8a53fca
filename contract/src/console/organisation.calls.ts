import { MAX_EXPERTS_OF_CUSTOMER } from '@portal/domain/accounts/customers-seen.ts';
import { z } from 'zod';
import { call, done, id, line, namedFile, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

/** A customer with its people, for the provider's staff. */
export const readOrganisation = call({
  method: 'GET',
  path: '/console/organisation',
  access: 'staff',
  permission: 'customers.see',
  customers: 'named',
  input: z.object({ orgId: id }),
  output: withData(
    z.object({
      orgId: z.string(),
      companyName: z.string(),
      companyUrl: z.string(),
      planName: z.string(),
      subscriptionStatus: z.string(),
      signUpDate: z.string(),
      /** Since when its people cannot sign in, and why; null while they can. */
      suspension: z.object({ suspendedAt: z.string(), reason: z.string() }).nullable(),
      isBeingDeleted: z.boolean(),
      isSandbox: z.boolean(),
      /** When everything is deleted because the customer itself has asked for it; null while it has not. */
      deletionDueAt: z.string().nullable(),
      /** The experts who are assigned to it, by name. */
      experts: z.array(z.object({ userId: id, name: z.string() })).max(MAX_EXPERTS_OF_CUSTOMER),
      /** The newest file with all its rows; null when there isn't one, or its day is over. */
      export: z.object({ exportId: z.string(), isReady: z.boolean(), expiresAt: z.string() }).nullable(),
      people: z.array(
        z.object({
          cognitoId: z.string(),
          email: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          jobTitle: z.string(),
          hasSecondFactor: z.boolean(),
          /** Last time the person was at work in the portal, as far as sessions tell; null when no session is left. */
          lastActiveAt: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Mails a password that has to be replaced at the first sign-in, to somebody who cannot get in otherwise. */
export const sendTemporaryPassword = call({
  method: 'POST',
  path: '/console/temporaryPassword',
  access: 'staff',
  permission: 'customers.people',
  freshProof: true,
  input: z.object({ cognitoId: id }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'IDENTITY_UNAVAILABLE'],
  perMinute: 20,
});

/** Signs somebody out everywhere and has the password replaced by a mailed code, such as after a leak. */
export const requireNewPassword = call({
  method: 'POST',
  path: '/console/requireNewPassword',
  access: 'staff',
  permission: 'customers.people',
  freshProof: true,
  input: z.object({ cognitoId: id }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'IDENTITY_UNAVAILABLE'],
  perMinute: 20,
});

/** Ends the sessions of an organisation's people, who cannot sign in until it is resumed; scheduled scans pause. */
export const suspendOrganisation = call({
  method: 'POST',
  path: '/console/suspendOrganisation',
  access: 'staff',
  permission: 'customers.manage',
  freshProof: true,
  input: z.object({ orgId: id, reason: line(300).min(3, faults.whyForColleagues.text) }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'ORGANISATION_BEING_DELETED'],
  perMinute: 20,
});

export const resumeOrganisation = call({
  method: 'POST',
  path: '/console/resumeOrganisation',
  access: 'staff',
  permission: 'customers.manage',
  freshProof: true,
  input: z.object({ orgId: id }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'ORGANISATION_BEING_DELETED'],
  perMinute: 20,
});

/** Has a file made with all that is kept of an organisation, without secrets; it is there for a day. */
export const exportOrganisation = call({
  method: 'POST',
  path: '/console/exportOrganisation',
  access: 'staff',
  permission: 'customers.manage',
  freshProof: true,
  input: z.object({ orgId: id }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED'],
  perMinute: 20,
});

/** The file of an export that is ready. */
export const downloadOrganisationExport = call({
  method: 'GET',
  path: '/console/organisationExport',
  access: 'staff',
  permission: 'customers.manage',
  input: z.object({ exportId: id }),
  output: namedFile,
  errors: [],
  file: 'application/gzip',
});

/** Removes an organisation for good: its people cannot sign in from now on, and a job removes all that is kept of it. */
export const deleteOrganisation = call({
  method: 'POST',
  path: '/console/deleteOrganisation',
  access: 'staff',
  permission: 'customers.remove',
  freshProof: true,
  input: z.object({ orgId: id, companyName: line(200) }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'NAME_DOES_NOT_MATCH', 'ORGANISATION_BEING_DELETED', 'SUBSCRIPTION_STILL_RUNS'],
  perMinute: 20,
});
