import { z } from 'zod';
import { call, done, id, withData } from '../call.ts';

/** A customer with its people, for the provider's staff. */
export const readOrganisation = call({
  method: 'GET',
  path: '/console/organisation',
  access: 'staff',
  input: z.object({ orgId: id }),
  output: withData(
    z.object({
      orgId: z.string(),
      companyName: z.string(),
      companyUrl: z.string(),
      planName: z.string(),
      subscriptionStatus: z.string(),
      signUpDate: z.string(),
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
  freshProof: true,
  input: z.object({ cognitoId: id }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'IDENTITY_UNAVAILABLE'],
  perMinute: 20,
});
