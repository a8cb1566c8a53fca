import { LEFT_REASONS } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { SIGN_IN_FAILURES } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import { z } from 'zod';

const count = z.number().int().nonnegative();
const counts = z.object({ found: count, tried: count, left: z.partialRecord(z.enum(LEFT_REASONS), count) }).readonly();

/** How much of a website a scan tried, as the scan's process tells it. */
export const scanExtentSchema = z.object({
  addresses: counts,
  forms: counts,
  inputs: counts,
  isMore: z.boolean(),
  operations: z.object({ found: count, tried: count }).optional(),
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
