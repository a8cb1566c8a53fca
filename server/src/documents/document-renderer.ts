import { Piscina } from 'piscina';
import { DocumentNotTypeset } from './document-not-typeset.ts';
import type { DocumentName, PrintedModel } from './printed-model.ts';
import { reportModel } from './report-model.ts';
import type { ScanReportData } from './scan-report-data.ts';

const IDLE_BEFORE_THREAD_ENDS_MS = 60_000;
const LONGEST_QUEUE = 50;
const LONGEST_WAIT_MS = 60_000;

/** Makes PDFs; never blocks the thread it is called from. */
export type DocumentRenderer = {
  /** A tagged PDF/UA-1 of one scan. Rejects with `DocumentNotTypeset`, also after a minute or when 50 are waiting. */
  scanReport(data: ScanReportData): Promise<Uint8Array>;
  /** A tagged PDF/UA-1 from `templates/<name>.typ`. Rejects as `scanReport` does. */
  typeset(name: DocumentName, model: PrintedModel): Promise<Uint8Array>;
  /** Waits for documents that are being made and ends the thread. */
  close(): Promise<void>;
};

/** Starts no thread before the first document; the thread ends after a minute without work. */
export function createDocumentRenderer(): DocumentRenderer {
  const pool = new Piscina({
    filename: new URL('document-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_BEFORE_THREAD_ENDS_MS,
  });
  const typeset = async (name: DocumentName, model: PrintedModel): Promise<Uint8Array> => {
    try {
      return await pool.run({ name, model }, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
    } catch (error) {
      // An error loses its class on the way out of a thread.
      throw new DocumentNotTypeset('the document could not be made', { cause: error });
    }
  };
  return {
    typeset,
    async scanReport(data) {
      return typeset('scan-report', reportModel(data));
    },
    close: () => pool.close(),
  };
}
