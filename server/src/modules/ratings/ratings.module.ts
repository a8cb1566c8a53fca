import { runJob, startRunner } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { deleteOldRatings, resetRatings } from './clear-ratings.store.ts';
import { startDueLooks } from './look-scheduler.ts';
import { makeReport } from './make-report-job.ts';
import { ratingsCalls } from './ratings.calls.ts';
import { lookFromOutsideJob, ratingReportJob } from './ratings.kinds.ts';
import { ratingsMails } from './ratings.mails.ts';
import type { RatingsServices } from './ratings-services.ts';
import { createLookRunner } from './run-look-job.ts';

const LOOKING_EVERY_MS = 60_000;

/** The attack surface, rated. */
export const ratings: ServerModule<RatingsServices> = {
  calls: ratingsCalls,
  mails: ratingsMails,
  jobs: [startRunner(lookFromOutsideJob, 1, createLookRunner), runJob(ratingReportJob, 1, makeReport)],
  chores: [{ name: 'look at firms from outside again', everyMs: LOOKING_EVERY_MS, run: startDueLooks }],
  clearExpired: deleteOldRatings,
  resets: { ratings: resetRatings },
  demo: () => import('./demo/demo-ratings.ts'),
};
