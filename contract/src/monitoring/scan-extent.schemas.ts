import { LEFT_REASONS } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { SIGN_IN_FAILURES } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import { z } from 'zod';

const count = z.int().nonnegative();
const counts = z.object({ found: count, tried: count, left: z.partialRecord(z.enum(LEFT_REASONS), count) });

/** How much of a website a scan tried: `found` is the sum of the others. */
export const scanExtent = z.object({
  addresses: counts,
  forms: counts,
  inputs: counts,
  isMore: z.boolean(),
  /** Of what the website's owner described. */
  operations: z.object({ found: count, tried: count }).optional(),
  /** Of scans that were to sign in. */
  signedIn: z
    .object({
      failure: z.enum(SIGN_IN_FAILURES).nullable(),
      signIns: count,
      compared: count,
      onlySignedIn: count,
      lesserFailure: z.enum(SIGN_IN_FAILURES).nullable().optional(),
    })
    .optional(),
});
