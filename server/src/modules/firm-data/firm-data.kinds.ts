import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

const payload = z.object({ orgId: z.uuid(), exportId: z.uuid(), language: z.enum(LANGUAGES) });

/** The file with everything of a firm; how often it is tried is counted by its row. */
export const makeFirmExportJob = jobKind('make-firm-export', payload, {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 3600,
  deleteAfterSeconds: DAY_SECONDS,
});
