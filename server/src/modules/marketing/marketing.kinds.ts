import { USAGE_EVENTS } from '@portal/domain/marketing/usage-events.ts';
import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

/** A lead on its way to an outside service, for as long as emails wait for their server. */
export const deliverLeadJob = jobKind('deliver-lead', z.object({ leadId: z.uuid() }), {
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1800,
  retentionSeconds: 3 * DAY_SECONDS,
  expireInSeconds: 60,
  deleteAfterSeconds: 600,
});

const usageEvent = z.object({
  name: z.enum(USAGE_EVENTS),
  at: z.iso.datetime().transform((text) => new Date(text)),
  stranger: z.uuid(),
  brandId: z.string(),
});

/** A usage event on its way to an outside service. */
export const trackUsageJob = jobKind('track-usage', usageEvent, {
  retryLimit: 50,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1800,
  retentionSeconds: DAY_SECONDS,
  expireInSeconds: 60,
  deleteAfterSeconds: 600,
});
