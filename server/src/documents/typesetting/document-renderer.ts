import type { DocumentName, PrintedModel } from '../printed-model.ts';
import { reportModel } from '../scans/report-model.ts';
import type { ScanReportData } from '../scans/scan-report-data.ts';
import { DocumentNotTypeset } from './document-not-typeset.ts';
import { startTypesettingProcess, type TypesettingProcess } from './typesetting-process.ts';

const IDLE_BEFORE_PROCESS_ENDS_MS = 60_000;
const LONGEST_QUEUE = 50;
const LONGEST_WAIT_MS = 60_000;
const STOPPING = 'the portal is stopping';

/** Makes PDFs; never blocks the thread it is called from. */
export type DocumentRenderer = {
  /**
   * A tagged PDF/UA-1 of one scan. Rejects with `DocumentNotTypeset`, also when 50 are waiting, after a minute of waiting, and when making
   * it takes more time or memory than `document-limits.ts` allows.
   */
  scanReport(data: ScanReportData): Promise<Uint8Array>;
  /** A tagged PDF/UA-1 from `templates/<name>.typ`. Rejects as `scanReport` does. */
  typeset(name: DocumentName, model: PrintedModel): Promise<Uint8Array>;
  /** Ends the process at once: the document that is being made, those that wait, and any later one reject with `DocumentNotTypeset`. */
  close(): Promise<void>;
};

/**
 * Starts no process before the first document; the process ends after a minute without work, and the next document has a new one.
 * @param start for tests: what starts the process
 */
export function createDocumentRenderer(
  start: () => TypesettingProcess = () => startTypesettingProcess(),
): DocumentRenderer {
  let typesetter: TypesettingProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const end = () => {
    clearTimeout(idle);
    typesetter?.kill();
    typesetter = null;
  };
  const make = async (name: DocumentName, model: PrintedModel): Promise<Uint8Array> => {
    clearTimeout(idle);
    if (typesetter?.isUsable() !== true) {
      end();
      typesetter = start();
    }
    try {
      return await typesetter.typeset({ name, model });
    } catch (error) {
      throw isClosed ? new DocumentNotTypeset(STOPPING, { cause: error }) : error;
    } finally {
      idle = setTimeout(end, IDLE_BEFORE_PROCESS_ENDS_MS).unref();
    }
  };
  const typeset = async (name: DocumentName, model: PrintedModel): Promise<Uint8Array> => {
    if (waiting >= LONGEST_QUEUE) throw new DocumentNotTypeset('too many documents are waiting');
    waiting += 1;
    const latestStart = Date.now() + LONGEST_WAIT_MS;
    const made = last.then(async () => {
      waiting -= 1;
      if (isClosed) throw new DocumentNotTypeset(STOPPING);
      if (Date.now() > latestStart) throw new DocumentNotTypeset('the documents before it took too long');
      return make(name, model);
    });
    last = made.catch(() => undefined);
    return made;
  };
  return {
    typeset,
    async scanReport(data) {
      return typeset('scan-report', reportModel(data));
    },
    async close() {
      isClosed = true;
      end();
      await last;
    },
  };
}
