import { createCallLog } from './callback/call-log.ts';
import { runScan } from './engine.ts';
import { ScanError } from './scan-error.ts';
import { type FromScan, toScanSchema } from './scan-messages.ts';
import type { ScanProgress, ScanSettings } from './scan-options.ts';

const PROGRESS_EVERY_MS = 500;
/** Sent again and again while nothing changes, so that the portal can tell a slow scan from a stuck one. */
const HEARTBEAT_MS = 5_000;

/**
 * Entry of a scan's own process, started with `child_process.fork`: takes one "start", then tells progress, states to
 * store and the end. It ends with its parent: a portal that was killed continues from the stored state.
 */
const cancelled = new AbortController();
const calls = createCallLog({}, (word) => void send({ type: 'expecting', word }).catch(() => undefined));
let isStarted = false;
/** States that were sent and are not known to be stored, in their order; each is told when it is. */
const unstored: (() => void)[] = [];

const send = (message: FromScan): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!process.connected || !process.send) return resolve();
    process.send(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

async function scan(settings: ScanSettings): Promise<FromScan> {
  let shownAt = Number.NEGATIVE_INFINITY;
  let shownPhase = '';
  let latest: ScanProgress | null = null;
  // A parent that is gone is noticed by "disconnect".
  const show = (progress: ScanProgress) => void send({ type: 'progress', progress }).catch(() => undefined);
  const heartbeat = setInterval(() => latest && show(latest), HEARTBEAT_MS);
  try {
    const result = await runScan({
      ...settings,
      signal: cancelled.signal,
      calls,
      async onCheckpoint(checkpoint, mustBeStored) {
        const stored = new Promise<void>((resolve) => unstored.push(resolve));
        await send({ type: 'checkpoint', checkpoint });
        if (mustBeStored) await stored;
      },
      onProgress(progress) {
        latest = progress;
        if (progress.phase === shownPhase && performance.now() - shownAt < PROGRESS_EVERY_MS) return;
        shownAt = performance.now();
        shownPhase = progress.phase;
        show(progress);
      },
    });
    return { type: 'done', result };
  } catch (error) {
    if (error instanceof ScanError) {
      const { code, message: reason, host } = error;
      return { type: 'failed', code, reason, ...(host === undefined ? {} : { host }) };
    }
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { type: 'failed', code: 'INTERNAL', reason };
  } finally {
    clearInterval(heartbeat);
  }
}

process.on('message', (raw) => {
  const message = toScanSchema.safeParse(raw);
  if (!message.success) {
    const failed: FromScan = { type: 'failed', code: 'INTERNAL', reason: message.error.message };
    send(failed).finally(() => process.exit(1));
    return;
  }
  if (message.data.type === 'cancel') return cancelled.abort();
  if (message.data.type === 'stored') return unstored.shift()?.();
  if (message.data.type === 'called') return calls.note(message.data.word, message.data.protocol);
  if (message.data.type === 'missed-calls') return calls.miss();
  if (isStarted) return;
  isStarted = true;
  scan(message.data.options)
    .then(send)
    .finally(() => process.exit(0));
});

process.on('disconnect', () => process.exit(0));
