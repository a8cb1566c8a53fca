import { runJob, startRunner } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { deleteOldRatings, resetRatings } from './clear-ratings.store.ts';
import { startDueLooks } from './looks/look-scheduler.ts';
import { createLookRunner } from './looks/run-look-job.ts';
import { ratingsCalls } from './ratings.calls.ts';
import { lookFromOutsideJob, ratingReportJob } from './ratings.kinds.ts';
import { ratingsMails } from './ratings.mails.ts';
import type { RatingsServices } from './ratings-services.ts';
import { makeReport } from './reports/make-report-job.ts';

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
