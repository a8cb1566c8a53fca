import { Piscina } from 'piscina';
import { reportModel } from './report-model.ts';
import type { ScanReportData } from './scan-report-data.ts';

const IDLE_BEFORE_THREAD_ENDS_MS = 60_000;
const LONGEST_QUEUE = 50;

/** Makes PDFs; never blocks the thread it is called from. */
export type DocumentRenderer = {
  /** A tagged PDF/UA-1 of one scan. Rejects with `DocumentNotTypeset`, or when more than 50 reports are waiting. */
  scanReport(data: ScanReportData): Promise<Uint8Array>;
  /** Waits for reports that are being made and ends the thread. */
  close(): Promise<void>;
};

/** Starts no thread before the first report; the thread ends after a minute without work. */
export function createDocumentRenderer(): DocumentRenderer {
  const pool = new Piscina({
    filename: new URL('report-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_BEFORE_THREAD_ENDS_MS,
  });
  return {
    scanReport: (data) => pool.run(reportModel(data)),
    close: () => pool.close(),
  };
}
