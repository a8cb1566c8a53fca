import { LEFT_REASONS } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { z } from 'zod';

const count = z.int().nonnegative();
const counts = z.object({ found: count, tried: count, left: z.partialRecord(z.enum(LEFT_REASONS), count) });

/** How much of a website a scan tried: `found` is the sum of the others. */
export const scanExtent = z.object({ addresses: counts, forms: counts, inputs: counts, isMore: z.boolean() });
