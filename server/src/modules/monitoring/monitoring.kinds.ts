import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

/** A scan; how often it may lose its worker is counted by the scan itself. */
export const runScanJob = jobKind('run-scan', z.object({ scanId: z.string() }), {
  retryLimit: 1000,
  retryDelay: 1,
  expireInSeconds: DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
});
