export { createScanRunner } from './run-scan-job.ts';
export { startDueScans } from './scan-scheduler.ts';
