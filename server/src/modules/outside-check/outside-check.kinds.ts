import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

/** A passive look for the open check. Somebody waits for it: one that lost its worker begins anew at once, and twice at most. */
export const outsideCheckJob = jobKind('outside-check', z.object({ checkId: z.string() }), {
  retryLimit: 2,
  retryDelay: 1,
  expireInSeconds: 120,
  deleteAfterSeconds: DAY_SECONDS / 24,
});
