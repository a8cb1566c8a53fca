import { setTimeout as delay } from 'node:timers/promises';
import type { ScanProcess } from '@portal/scanner/start-scan-process.ts';
import type { Database } from '../../../database/database.ts';
import { awaitWords, deleteAwaited, findListener, isListening, listHeard } from './website-calls.store.ts';

/** What one scan has to do with calls of its website. */
export type CallsOfScan = {
  /** Where the website can call, and for names of which zone it can ask; as a scan wants to know it. */
  readonly places: { readonly callbackAddress?: string; readonly callbackZone?: string };
  /** The website may call this word from now on. */
  expect(word: string): void;
  /** Tells the scan what was called, and when calls may have been missed. */
  passOn(scan: Pick<ScanProcess, 'called' | 'missedCalls'>): void;
  /** Ends that; with `isOver` nobody waits for the words any more. */
  stop(isOver: boolean): Promise<void>;
};

const LOOK_EVERY_MS = 500;
/** Words of probes that follow each other are stored together. */
const STORE_AFTER_MS = 20;
/** More than the requests of any level. */
const MAX_WORDS = 50_000;
/** A database that was away, and a worker that comes back with it, get this many looks. */
const MAX_SILENT_LOOKS = 10;

/**
 * Opens the way by which a scan hears calls of its website, whichever worker has the port: the words that it waits for are rows, and
 * so is that they were called. Null when no worker listens. `preferred` is this worker's own address.
 * @throws what the database throws
 */
export async function openCallsOfScan(
  database: Database,
  scanId: string,
  preferred: string | null,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<CallsOfScan | null> {
  const calls = await database.onceAsSystem((tx) => findListener(tx, 'calls', preferred));
  const names = await database.onceAsSystem((tx) => findListener(tx, 'names', null));
  const listening = [calls, names].filter((one) => one !== undefined);
  if (listening.length === 0) return null;
  const stopping = new AbortController();
  const unstored = new Set<string>();
  let count = 0;
  let storing: Promise<void> | null = null;
  let passing: Promise<void> = Promise.resolve();

  /** What could not be stored is tried again with the next look. */
  const store = async () => {
    while (unstored.size > 0) {
      const words = [...unstored];
      await database.asSystem((tx) => awaitWords(tx, scanId, words));
      for (const word of words) unstored.delete(word);
    }
  };
  const storeSoon = () => {
    storing ??= delay(STORE_AFTER_MS)
      .then(store)
      .catch(() => undefined)
      .finally(() => {
        storing = null;
      });
  };
  const look = async (known: Set<string>, scan: Pick<ScanProcess, 'called'>) => {
    await storing;
    await store();
    return database.asSystem(async (tx) => {
      for (const { word, heard_by: protocol } of await listHeard(tx, scanId)) {
        if (known.has(word)) continue;
        known.add(word);
        scan.called(word, protocol);
      }
      for (const one of listening) if (!(await isListening(tx, one))) return false;
      return true;
    });
  };
  return {
    places: {
      ...(calls === undefined ? {} : { callbackAddress: calls.address }),
      ...(names === undefined ? {} : { callbackZone: names.address }),
    },
    expect(word) {
      if (count >= MAX_WORDS) return;
      count += 1;
      unstored.add(word);
      storeSoon();
    },
    passOn(scan) {
      const known = new Set<string>();
      let silentLooks = 0;
      passing = (async () => {
        while (!stopping.signal.aborted) {
          const isHeard = await look(known, scan).catch(() => false);
          silentLooks = isHeard ? 0 : silentLooks + 1;
          if (silentLooks === MAX_SILENT_LOOKS) scan.missedCalls();
          await delay(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        }
      })();
    },
    async stop(isOver) {
      stopping.abort();
      await passing;
      await storing;
      if (isOver) await database.onceAsSystem((tx) => deleteAwaited(tx, scanId));
    },
  };
}
