export { allowsUsage } from './consents.store.ts';
export { clearOldUsage } from './count-usage.ts';
export { type LeadRow, listLeads, removeLead } from './leads.store.ts';
export { createDeliverLeadJob, createTrackUsageJob } from './marketing.jobs.ts';
