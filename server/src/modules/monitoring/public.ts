export { findFindingName } from './find-finding-name.ts';
export { followEarlierScans, followScans } from './follow-scans.ts';
export { createReportArchive } from './report-archive.ts';
export { createScanRunner } from './run-scan-job.ts';
export { startDueScans } from './scan-scheduler.ts';
export { suggestScans } from './suggest-scans.ts';
export type { NotTestedCheck } from './tested-by-scan.ts';
export { selectWebsiteFacts, type WebsiteFacts } from './website-facts.store.ts';
export { removeAllWebsites } from './websites.store.ts';
