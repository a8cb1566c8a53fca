import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

/** A look from outside; how often it may lose its worker is counted by the look itself. */
export const lookFromOutsideJob = jobKind('look-from-outside', z.object({ lookId: z.string() }), {
  retryLimit: 1000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 600,
  deleteAfterSeconds: DAY_SECONDS,
});

/** A detailed report that is sent to the person who asked for it, in their language; jobs of earlier versions have none. */
const ratingReport = z.object({ reportId: z.string(), language: z.enum(LANGUAGES).default('en') });

export const ratingReportJob = jobKind('rating-report', ratingReport, {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: DAY_SECONDS,
});
