import { readCheckCatalogue } from '../../documents/check-catalogue.ts';
import { readPciRequirements } from '../../documents/scans/owasp-data.ts';
import { readPlatformNotes } from '../../documents/scans/platform-notes.ts';
import { readRemedies } from '../../documents/scans/remedies.ts';
import { readSoftwareKinds } from '../../documents/scans/software-steps.ts';
import { startRunner } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { coverageOfWords } from '../../system/content-words/content-coverage.ts';
import type { ShippedContent } from '../../system/shipped-content.ts';
import { followEarlierScans } from './findings/follow-scans.ts';
import { findingsCalls } from './findings.calls.ts';
import { monitoringCalls } from './monitoring.calls.ts';
import { runScanJob } from './monitoring.kinds.ts';
import { monitoringMails } from './monitoring.mails.ts';
import { coverage } from './monitoring.texts.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { reportFiles } from './scans/report-files.ts';
import { createScanRunner } from './scans/run-scan-job.ts';
import { startDueScans } from './scans/scan-scheduler.ts';
import { removeAllWebsites } from './websites/websites.store.ts';

const SCHEDULING_EVERY_MS = 5000;
const LISTENING_EVERY_MS = 2000;
const HOUR_MS = 60 * 60_000;
/** Two cores carry two scans beside the portal itself. */
const SCANS_AT_ONCE = 2;

/** Website scans, their schedules, findings and reports. */
export const monitoring: ServerModule<MonitoringServices> = {
  calls: [...monitoringCalls, ...findingsCalls],
  mails: monitoringMails,
  jobs: [startRunner(runScanJob, SCANS_AT_ONCE, createScanRunner)],
  chores: [
    { name: 'start due scans', everyMs: SCHEDULING_EVERY_MS, run: startDueScans },
    {
      name: 'hear what websites call',
      everyMs: LISTENING_EVERY_MS,
      run: async ({ scanner }) => scanner.callbackPort?.keep(),
    },
    { name: 'follow findings through earlier scans', everyMs: HOUR_MS, run: followEarlierScans },
    { name: 'remove reports of scans that are gone', everyMs: HOUR_MS, run: ({ reports }) => reports.clear() },
  ],
  content: [readCheckCatalogue, readRemedies, readSoftwareKinds, readPlatformNotes, readPciRequirements].flatMap(
    (content): readonly ShippedContent[] => content.byLanguage,
  ),
  coverage: [
    coverageOfWords((say) => say(coverage.advice), ['checks', 'remedies', 'software', 'platforms', 'documents']),
  ],
  firmFiles: reportFiles,
  resets: { monitoring: removeAllWebsites },
  demo: () => import('./demo/demo-monitoring.ts'),
};
