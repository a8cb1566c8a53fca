import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../jobs/job-kind.ts';

/** An email on its way; it waits for its server for three days, then it is given up. What it carries is sealed. */
export const sendMailJob = jobKind('send-mail', z.object({ sealed: z.string() }), {
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1800,
  retentionSeconds: 3 * DAY_SECONDS,
  expireInSeconds: 120,
  deleteAfterSeconds: 600,
});
