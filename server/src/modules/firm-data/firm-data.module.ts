import { runJob } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { clearExpiredFiles } from './archive/clear-expired-files.ts';
import { makeFirmExport } from './archive/make-firm-export.ts';
import { beginDueDeletions } from './deletion/begin-due-deletions.ts';
import { firmDataCalls } from './firm-data.calls.ts';
import { makeFirmExportJob } from './firm-data.kinds.ts';
import { firmDataMails } from './firm-data.mails.ts';

const HOUR_MS = 60 * 60_000;

/** What a firm does with everything of it: download it, and have it deleted. */
export const firmData: ServerModule<Services> = {
  calls: firmDataCalls,
  mails: firmDataMails,
  jobs: [runJob(makeFirmExportJob, 1, makeFirmExport)],
  chores: [
    { name: 'clear downloads of firms', everyMs: HOUR_MS, run: clearExpiredFiles },
    { name: 'delete firms whose day has come', everyMs: HOUR_MS, run: beginDueDeletions },
  ],
};
