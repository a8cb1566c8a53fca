import type { Logger } from 'pino';
import { noTelemetry, type TelemetryPort } from '../providers/telemetry/telemetry-port.ts';

/** What comes more often than this only looks whether there is something to do, and makes no trace. */
const TRACED_FROM_MS = 60_000;

/** Something to do again and again; how long to wait between the end of one run and the start of the next. */
export type PeriodicWork = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<unknown> };

/** Does periodic work until stopped. A run that fails is logged, and the next one comes at its time all the same. */
export function startPeriodicWork(
  works: readonly PeriodicWork[],
  log: Logger,
  telemetry: TelemetryPort = noTelemetry,
): { stop(): Promise<void> } {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const active = new Set<Promise<void>>();
  const schedule = (work: PeriodicWork, delayMs: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const isTraced = work.everyMs >= TRACED_FROM_MS;
      const run = (isTraced ? telemetry.inJob(work.name, work.run) : work.run())
        .then(() => undefined)
        .catch((error: unknown) => log.error({ error, work: work.name }, 'periodic work failed'))
        .finally(() => {
          active.delete(run);
          if (!stopped) schedule(work, work.everyMs);
        });
      active.add(run);
    }, delayMs);
    timers.add(timer);
  };
  for (const work of works) schedule(work, 0);
  return {
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(active);
    },
  };
}
