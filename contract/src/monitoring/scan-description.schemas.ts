import { DESCRIPTION_FORMATS, LEFT_OPERATION_REASONS } from '@portal/domain/monitoring/description/description.ts';
import { z } from 'zod';

export const describedOperation = z.object({ method: z.string(), path: z.string() });
export const leftOperation = describedOperation.extend({ reason: z.enum(LEFT_OPERATION_REASONS) });

/** What was understood of the description of a website's interface. */
export const scanDescription = z.object({
  /** Whether the scanner of this portal can use one. */
  isAvailable: z.boolean(),
  description: z
    .object({
      format: z.enum(DESCRIPTION_FORMATS),
      fileName: z.string(),
      saved: z.object({ by: z.string(), at: z.string() }),
      /** What scans try. */
      operations: z.array(describedOperation),
      left: z.array(leftOperation),
    })
    .nullable(),
});
