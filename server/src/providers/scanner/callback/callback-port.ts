import { randomUUID } from 'node:crypto';
import { CALL_PROTOCOLS, type CallProtocol } from '@portal/scanner/callback/call-log.ts';
import { type CallbackListener, startCallbackListener } from '@portal/scanner/callback/callback-listener.ts';
import { startNameResponder } from '@portal/scanner/callback/name-responder.ts';
import type { ScanCallback, ScanDns } from '../../../config/scanner-settings.ts';
import type { Database } from '../../../database/database.ts';
import { deleteListener, findListener, type Heard, noteHeard, saveListener } from './website-calls.store.ts';

/** One port that is to be open, and what is heard there. */
export type Ear = {
  readonly kind: Heard;
  /** Host and port, or the zone. */
  readonly address: string;
  readonly open: () => Promise<CallbackListener>;
};

type EarSettings = { readonly scanCallback: ScanCallback | null; readonly scanDns: ScanDns | null };

/** The ports of the settings. */
export function earsOf({ scanCallback: callback, scanDns: names }: EarSettings): readonly Ear[] {
  const calls: Ear[] =
    callback === null
      ? []
      : [{ kind: 'calls', address: callback.address, open: () => startCallbackListener(callback) }];
  return names === null
    ? calls
    : [...calls, { kind: 'names', address: names.zone, open: () => startNameResponder(names) }];
}

/** The ports at which websites call; every worker with those settings tries to have them, and one of a machine has each. */
export type CallbackPort = {
  /** Opens each port where it is free, and says that it is heard; to be done every few seconds. @throws what the database throws */
  keep(): Promise<void>;
  /** Leaves the ports to another worker. */
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
 * Listens at the ports and writes down in the database which awaited words were called, so that whichever worker scans learns of it.
 * A word that no scan waits for is kept in memory for a minute, because it may be called sooner than it is stored, and written nowhere.
 */
export function createCallbackPort(
  database: Database,
  ears: readonly Ear[],
  report: (error: unknown) => void,
): CallbackPort {
  const holder = randomUUID();
  const heard = new Map<string, { readonly protocol: CallProtocol; readonly at: number }>();
  const listeners = new Map<Ear, CallbackListener>();
  const opening = new Map<Ear, Promise<void>>();
  const refusals = new Map<Ear, number>();
  let isClosed = false;
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
    for (const protocol of CALL_PROTOCOLS) {
      const words = [...heard].filter(([, call]) => call.protocol === protocol).map(([word]) => word);
      if (words.length > 0) known.push(...(await database.onceAsSystem((tx) => noteHeard(tx, words, protocol))));
    }
    for (const word of known) heard.delete(word);
    for (const [word, { at }] of heard) if (performance.now() - at > UNKNOWN_KEPT_MS) heard.delete(word);
  };
  const open = async (ear: Ear) => {
    const listener = await ear.open().catch(async (error: unknown) => {
      const listening = await database.onceAsSystem((tx) => findListener(tx, ear.kind, ear.address));
      const count = listening?.address === ear.address ? 0 : (refusals.get(ear) ?? 0) + 1;
      refusals.set(ear, count);
      if (count === REFUSALS_REPORTED) report(error);
      return null;
    });
    if (listener === null) return;
    listeners.set(ear, listener);
    listener.onCall(hear);
  };
  /** Once at a time, so that it does not stand in its own way. */
  const openOnce = (ear: Ear) => {
    const known = opening.get(ear) ?? open(ear).finally(() => opening.delete(ear));
    opening.set(ear, known);
    return known;
  };

  return {
    async keep() {
      if (isClosed) return;
      for (const ear of ears) if (!listeners.has(ear)) await openOnce(ear);
      for (const { kind, address } of listeners.keys())
        await database.onceAsSystem((tx) => saveListener(tx, kind, { address, holder }));
      if (listeners.size > 0) await write();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(opening.values());
      if (listeners.size === 0) return;
      await Promise.all([...listeners.values()].map((listener) => listener.close()));
      listeners.clear();
      await write()
        .then(() => database.onceAsSystem((tx) => deleteListener(tx, holder)))
        .catch(report);
    },
  };
}
