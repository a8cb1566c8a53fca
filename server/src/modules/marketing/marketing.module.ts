import { runJob } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { clearOldUsage } from './count-usage.ts';
import { marketingCalls } from './marketing.calls.ts';
import { deliverLead, trackUsage } from './marketing.jobs.ts';
import { deliverLeadJob, trackUsageJob } from './marketing.kinds.ts';
import type { MarketingServices } from './marketing-services.ts';

const HOUR_MS = 60 * 60_000;

/** Leads, usage events, and what people allow. */
export const marketing: ServerModule<MarketingServices> = {
  calls: marketingCalls,
  jobs: [runJob(deliverLeadJob, 1, deliverLead), runJob(trackUsageJob, 1, trackUsage)],
  chores: [{ name: 'delete old usage events', everyMs: HOUR_MS, run: clearOldUsage }],
};
