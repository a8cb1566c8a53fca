import type { ReportModel } from './report-model.ts';
import { typesetReport } from './typeset-report.ts';

/** Runs in a thread of its own, see `render-scan-report.ts`; piscina calls the default export. */
export default function typesetInThread(model: ReportModel): Uint8Array {
  return typesetReport(model);
}
