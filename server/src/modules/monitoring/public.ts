export { selectWebsiteEnds, tellWebsiteEnds, type WebsiteEnds } from './coming/coming-ends.store.ts';
export { type ScheduledWebsite, selectScheduledWebsites, tellComingScans } from './coming/coming-scans.store.ts';
export { findFindingPages, findWebsitePages } from './find-in-monitoring.ts';
export {
  describeFinding,
  listFindingsToDo,
  listWorstFindings,
} from './findings/describe-finding.ts';
export { findFindingName } from './findings/find-finding-name.ts';
export { readableFinding } from './findings/finding-texts.ts';
export { findingOf, listFindingRows, listFindingsById } from './findings/findings.store.ts';
export { type FindingState, readFindingStates } from './findings/findings-by-id.store.ts';
export { toFindingRow } from './findings/list-findings.ts';
export { startRetest } from './findings/retest-finding.ts';
export { sarifLog } from './findings/sarif-log.ts';
export type { MonitoringServices } from './monitoring-services.ts';
export { readPatchingHistory } from './patching-history.store.ts';
export { createReportArchive } from './scans/report-archive.ts';
export { startDueScans } from './scans/scan-scheduler.ts';
export { scanNow } from './scans/start-scan.ts';
export type { NotTestedCheck } from './scans/tested-by-scan.ts';
export { suggestScans } from './suggest-scans.ts';
export { refuseInsideAddress } from './websites/refuse-inside-address.ts';
export { selectWebsiteChanges, tellWebsiteChanges, type WebsiteChange } from './websites/website-changes.store.ts';
export { selectWebsiteEvidence, type WebsiteEvidence } from './websites/website-evidence.store.ts';
export { selectWebsiteFacts, type WebsiteFacts } from './websites/website-facts.store.ts';
export { selectWebsiteMonths, type WebsiteMonth } from './websites/website-months.store.ts';
export { isPopularSite, normalizeWebsiteUrl } from './websites/website-url.ts';
