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
