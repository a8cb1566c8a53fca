export { createReportArchive } from './report-archive.ts';
export { createScanRunner } from './run-scan-job.ts';
export { startDueScans } from './scan-scheduler.ts';
export { suggestScans } from './suggest-scans.ts';
export { selectWebsiteFacts, type WebsiteFacts } from './website-facts.store.ts';
export { removeAllWebsites } from './websites.store.ts';
