import { constants, setPriority } from 'node:os';
import type { ReportModel } from './report-model.ts';
import { typesetReport } from './typeset-report.ts';

// On Linux this is the priority of this thread, and of those the typesetter starts, alone: pages and calls come first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Runs in a thread of its own, see `render-scan-report.ts`; piscina calls the default export. */
export default function typesetInThread(model: ReportModel): Uint8Array {
  return typesetReport(model);
}
