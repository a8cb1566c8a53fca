import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

/** The welcome emails to people of a list, some at a time. */
export const welcomeTraineesJob = jobKind(
  'welcome-trainees',
  z.object({ orgId: z.uuid(), traineeIds: z.array(z.uuid()) }),
  {
    retryLimit: 200,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 3 * DAY_SECONDS,
    expireInSeconds: 300,
    deleteAfterSeconds: 600,
  },
);

/** What people have completed, for the record store of their brand, some at a time. */
export const tellRecordStoreJob = jobKind(
  'tell-record-store',
  z.object({ brandId: z.string(), certificateIds: z.array(z.uuid()) }),
  {
    retryLimit: 200,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3600,
    retentionSeconds: 14 * DAY_SECONDS,
    expireInSeconds: 120,
    deleteAfterSeconds: 600,
  },
);

/** A new personal link; somebody waits for the email that brings it. */
export const renewTrainingLinkJob = jobKind('renew-training-link', z.object({ email: z.string() }), {
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  retentionSeconds: 3 * DAY_SECONDS,
  expireInSeconds: 300,
  deleteAfterSeconds: 600,
});
