import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { removeProfilesOf } from './browser/profile-folder.ts';
import type { CallProtocol } from './callback/call-log.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { ScanErrorCode } from './scan-error.ts';
import { type FromScan, fromScanSchema, type ToScan } from './scan-messages.ts';
import type { ScanProgress, ScanResult, ScanSettings } from './scan-options.ts';

const ENTRY = fileURLToPath(new URL('./scan-process.ts', import.meta.url));
/** A process that does not end by itself so long after "cancel" is killed. */
const CANCEL_GRACE_MS = 1_000;
/** A process that says nothing for so long is stuck; it speaks every 5 s. */
const SILENCE_MS = 60_000;

/** How a scan's process ended. `crashed`: without a word, for instance out of memory; the scan can be continued. */
export type ScanOutcome =
  | { readonly kind: 'done'; readonly result: ScanResult }
  | {
      readonly kind: 'failed';
      readonly code: ScanErrorCode;
      readonly reason: string;
      readonly host?: string;
    }
  | { readonly kind: 'crashed'; readonly reason: string };

export type ScanHandlers = {
  readonly onProgress: (progress: ScanProgress) => void;
  /** Stored one after the other; an error here ends the scan. */
  readonly onCheckpoint: (checkpoint: Checkpoint) => Promise<void>;
  /** A word that the website may call from now on. */
  readonly onExpecting?: (word: string) => void;
};

export type ScanProcess = {
  /** Asks the scan to stop; it ends within 2 seconds as failed with CANCELLED. */
  cancel(): void;
  /** Tells the scan that the website called the portal because of a probe. */
  called(word: string, protocol: CallProtocol): void;
  /** Tells the scan that calls may have been missed, which its report then says. */
  missedCalls(): void;
  /** Ends the process at once, as a crash would. */
  kill(): void;
  /** Never rejects. Settles after the last checkpoint was stored. */
  readonly finished: Promise<ScanOutcome>;
};

/**
 * Room for what lasts (MB), and for what is thrown away at once: with the usual 16 MB of it, a scan of a site that serves large
 * pages held 60 MB more.
 */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=4'];
/** Gives the memory of large bodies back to the system (glibc's mallopt); elsewhere nobody reads it. */
const ALLOCATION = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1000000' };

/** Runs one scan in a process of its own with 256 MB of heap, which ends when this process does. */
export function startScanProcess(options: ScanSettings, handlers: ScanHandlers): ScanProcess {
  const child = fork(ENTRY, {
    execArgv: HEAP,
    env: { ...process.env, ...ALLOCATION },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let ending: ScanOutcome | null = null;
  let stored: Promise<void> = Promise.resolve();
  let isCancelled = false;
  let hasSpoken = false;
  let errorOutput = '';
  const send = (message: ToScan) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const fail = (reason: string) => {
    ending ??= { kind: 'crashed', reason };
    child.kill('SIGKILL');
  };
  const take = (message: FromScan) => {
    if (message.type === 'progress') handlers.onProgress(message.progress);
    if (message.type === 'expecting') handlers.onExpecting?.(message.word);
    if (message.type === 'done') ending ??= { kind: 'done', result: message.result };
    if (message.type === 'failed') ending ??= { kind: 'failed', code: message.code, reason: message.reason };
    if (message.type === 'checkpoint')
      stored = stored
        .then(() => handlers.onCheckpoint(message.checkpoint))
        .then(() => send({ type: 'stored' }))
        .catch((error: unknown) => fail(`The state could not be stored: ${String(error)}`));
  };
  const watchdog = setTimeout(() => fail('The scan stopped responding.'), SILENCE_MS);
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-2_000);
  });
  child.on('message', (raw) => {
    watchdog.refresh();
    hasSpoken = true;
    const message = fromScanSchema.safeParse(raw);
    if (message.success) take(message.data);
    else fail(`The scan sent an unknown message: ${message.error.message}`);
  });
  const finished = new Promise<ScanOutcome>((resolve) => {
    const end = (reason: string) => {
      clearTimeout(watchdog);
      if (child.pid !== undefined) removeProfilesOf(child.pid);
      const cancelled: ScanOutcome = { kind: 'failed', code: 'CANCELLED', reason: 'The scan was canceled.' };
      stored.then(() => resolve(ending ?? (isCancelled ? cancelled : { kind: 'crashed', reason })));
    };
    child.once('error', (error) => end(error.message));
    child.once('close', (code, signal) => end(`The process ended with ${signal ?? code}. ${errorOutput}`.trim()));
  });
  send({ type: 'start', options });
  return {
    cancel() {
      if (isCancelled) return;
      isCancelled = true;
      // Before its first word it has asked the website for nothing, so there is nothing to end in order.
      if (!hasSpoken) return void child.kill('SIGKILL');
      send({ type: 'cancel' });
      const timer = setTimeout(() => child.kill('SIGKILL'), CANCEL_GRACE_MS);
      finished.finally(() => clearTimeout(timer));
    },
    called: (word, protocol) => send({ type: 'called', word, protocol }),
    missedCalls: () => send({ type: 'missed-calls' }),
    kill: () => void child.kill('SIGKILL'),
    finished,
  };
}
