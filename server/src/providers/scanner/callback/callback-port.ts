import { randomUUID } from 'node:crypto';
import type { CallProtocol } from '@portal/scanner/callback/call-log.ts';
import { type CallbackListener, startCallbackListener } from '@portal/scanner/callback/callback-listener.ts';
import type { ScanCallback } from '../../../config/scanner-settings.ts';
import type { Database } from '../../../database/database.ts';
import { deleteListener, findListener, noteHeard, saveListener } from './website-calls.store.ts';

/** The port at which websites call; every worker with that setting tries to have it, and one of a machine has. */
export type CallbackPort = {
  /** Opens the port where it is free, and says that it is heard; to be done every few seconds. @throws what the database throws */
  keep(): Promise<void>;
  /** Leaves the port to another worker. */
  close(): Promise<void>;
};

/** Calls that strangers make up are not kept for longer, nor more of them. */
const UNKNOWN_KEPT_MS = 60_000;
const MAX_UNKNOWN = 1_000;
/** Calls that come together are written together. */
const WRITE_AFTER_MS = 50;
/** Another worker that has just got the port may not have said so yet. */
const REFUSALS_REPORTED = 3;

/**
 * Listens at the port and writes down in the database which awaited words were called, so that whichever worker scans learns of it.
 * A word that no scan waits for is kept in memory for a minute, because it may be called sooner than it is stored, and written nowhere.
 */
export function createCallbackPort(
  database: Database,
  callback: ScanCallback | null,
  report: (error: unknown) => void,
): CallbackPort {
  const holder = randomUUID();
  const heard = new Map<string, { readonly protocol: CallProtocol; readonly at: number }>();
  let listener: CallbackListener | null = null;
  let opening: Promise<void> | null = null;
  let isClosed = false;
  let refusals = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const hear = (word: string, protocol: CallProtocol) => {
    const [oldest] = heard.keys();
    if (heard.size >= MAX_UNKNOWN && oldest !== undefined) heard.delete(oldest);
    heard.set(word, { protocol, at: performance.now() });
    // What could not be written stays in memory; the next `keep` writes it again and tells why it fails.
    timer ??= setTimeout(() => void write().catch(() => undefined), WRITE_AFTER_MS);
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => undefined).then(store);
    return writing;
  };
  const store = async () => {
    const known: string[] = [];
    for (const protocol of ['HTTP', 'LDAP'] as const) {
      const words = [...heard].filter(([, call]) => call.protocol === protocol).map(([word]) => word);
      if (words.length > 0) known.push(...(await database.onceAsSystem((tx) => noteHeard(tx, words, protocol))));
    }
    for (const word of known) heard.delete(word);
    for (const [word, { at }] of heard) if (performance.now() - at > UNKNOWN_KEPT_MS) heard.delete(word);
  };
  const open = async ({ port, address }: ScanCallback) => {
    listener = await startCallbackListener({ port }).catch(async (error: unknown) => {
      const listening = await database.onceAsSystem((tx) => findListener(tx, address));
      refusals = listening?.address === address ? 0 : refusals + 1;
      if (refusals === REFUSALS_REPORTED) report(error);
      return null;
    });
    listener?.onCall(hear);
  };
  /** Once at a time, so that it does not stand in its own way. */
  const openOnce = (at: ScanCallback) => {
    opening ??= open(at).finally(() => {
      opening = null;
    });
    return opening;
  };

  return {
    async keep() {
      if (callback === null || isClosed) return;
      if (listener === null) await openOnce(callback);
      if (listener === null) return;
      await database.onceAsSystem((tx) => saveListener(tx, { address: callback.address, holder }));
      await write();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      if (listener === null) return;
      await listener.close();
      listener = null;
      await write()
        .then(() => database.onceAsSystem((tx) => deleteListener(tx, holder)))
        .catch(report);
    },
  };
}
