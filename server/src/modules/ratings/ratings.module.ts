import { runJob, startRunner } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { coverageOfWords } from '../../system/content-words/content-coverage.ts';
import { deleteOldRatings, resetRatings } from './clear-ratings.store.ts';
import { startDueLooks } from './looks/look-scheduler.ts';
import { rateByNewRules } from './looks/rate-by-new-rules.ts';
import { createLookRunner } from './looks/run-look-job.ts';
import { readRatingTexts } from './rating-texts.ts';
import { ratingsCalls } from './ratings.calls.ts';
import { lookFromOutsideJob, ratingReportJob } from './ratings.kinds.ts';
import { ratingsMails } from './ratings.mails.ts';
import { coverage } from './ratings.texts.ts';
import type { RatingsServices } from './ratings-services.ts';
import { makeReport } from './reports/make-report-job.ts';

const LOOKING_EVERY_MS = 60_000;
/** New rules come with a new version, so at the start: later only what a worker of the earlier version rated meanwhile. */
const RATING_ANEW_EVERY_MS = 60 * 60_000;

/** The attack surface, rated. */
export const ratings: ServerModule<RatingsServices> = {
  calls: ratingsCalls,
  content: readRatingTexts.byLanguage,
  coverage: [coverageOfWords((say) => say(coverage.findings), ['ratings'])],
  mails: ratingsMails,
  jobs: [startRunner(lookFromOutsideJob, 1, createLookRunner), runJob(ratingReportJob, 1, makeReport)],
  chores: [
    { name: 'look at firms from outside again', everyMs: LOOKING_EVERY_MS, run: startDueLooks },
    { name: 'rate firms by new rules', everyMs: RATING_ANEW_EVERY_MS, run: rateByNewRules },
  ],
  clearExpired: deleteOldRatings,
  resets: { ratings: resetRatings },
  demo: () => import('./demo/demo-ratings.ts'),
};
