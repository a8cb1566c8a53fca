import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/** A stop that takes longer than this is cut short. */
const STOP_LIMIT_MS = 10_000;

/** Waits for a part of the stop; a stop that is cut short names the parts that were still waited for. */
export type WaitFor = (part: string, stopped: Promise<unknown>) => Promise<void>;

/** For a stop that nobody cuts short. */
export const waitWithoutLimit: WaitFor = async (_part, stopped) => void (await stopped);

export type StoppedProcess = {
  /** Where SIGTERM and SIGINT arrive. */
  readonly signals: EventEmitter;
  readonly log: Pick<Logger, 'fatal'>;
  readonly exit: (code: 0 | 1) => void;
};

/**
 * Stops once, on the first signal. A second signal, a stop that fails, and one that takes longer than ten seconds end the process at once
 * with code 1; one line of the log says which of these it was, and what the stop was still waiting for.
 */
export function stopOnSignal({ signals, log, exit }: StoppedProcess, stop: (waitFor: WaitFor) => Promise<void>): void {
  const waitingFor = new Set<string>();
  const waitFor: WaitFor = async (part, stopped) => {
    waitingFor.add(part);
    await stopped;
    waitingFor.delete(part);
  };
  const cut = (reason: string, error?: unknown) => {
    log.fatal({ waitingFor: [...waitingFor], ...(error === undefined ? {} : { error }) }, reason);
    exit(1);
  };
  let isStopping = false;
  const onSignal = (signal: string) => {
    if (isStopping) return cut(`the portal was ended before it had stopped: ${signal} came a second time`);
    isStopping = true;
    const late = () => cut(`the portal was ended before it had stopped: it took longer than ${STOP_LIMIT_MS / 1000} s`);
    setTimeout(late, STOP_LIMIT_MS).unref();
    stop(waitFor).then(
      () => exit(0),
      (error: unknown) => cut('the portal was ended before it had stopped: a part failed to stop', error),
    );
  };
  signals.on('SIGTERM', onSignal);
  signals.on('SIGINT', onSignal);
}
