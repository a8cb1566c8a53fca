import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

/** One try of one delivery. What fails is tried again by its own row, with the waits that programs expect. */
export const deliverWebhookJob = jobKind(
  'deliver-webhook',
  z.object({ deliveryId: z.uuid(), orgId: z.uuid().nullable() }),
  {
    retryLimit: 0,
    retentionSeconds: DAY_SECONDS,
    expireInSeconds: 60,
    deleteAfterSeconds: 600,
  },
);
