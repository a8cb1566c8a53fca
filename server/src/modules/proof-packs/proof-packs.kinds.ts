import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

/** A pack that somebody waits for; how often it is tried is counted by the pack itself. */
export const makeProofPackJob = jobKind('make-proof-pack', z.object({ orgId: z.uuid(), packId: z.uuid() }), {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 600,
  deleteAfterSeconds: DAY_SECONDS,
});
