import type {
  RunningScan,
  ScanEvents,
  ScannerPort,
  ScanOutcome,
  ScanRequest,
} from '../providers/scanner/scanner-port.ts';

/** One run that a test holds in its hand. */
export type FakeRun = {
  readonly request: ScanRequest;
  readonly events: ScanEvents;
  /** What the portal asked of it so far. */
  readonly asked: ('cancel' | 'interrupt')[];
  end(outcome: ScanOutcome): void;
};

/** A scanner that does only what the test says. Cancelled or interrupted runs end as the real engine's do. */
export function createFakeScanner(): ScannerPort & {
  readonly runs: FakeRun[];
  started(count: number): Promise<FakeRun>;
} {
  const runs: FakeRun[] = [];
  const waiting = new Set<() => void>();
  return {
    name: 'builtin',
    levels: ['lightning', 'safe'],
    runs,
    async started(count) {
      for (;;) {
        const run = runs[count - 1];
        if (run !== undefined) return run;
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    start(request, events): RunningScan {
      const { promise, resolve } = Promise.withResolvers<ScanOutcome>();
      const run: FakeRun = { request, events, asked: [], end: resolve };
      runs.push(run);
      for (const wake of waiting) wake();
      waiting.clear();
      return {
        cancel() {
          run.asked.push('cancel');
          resolve({ kind: 'failed', reason: 'CANCELLED' });
        },
        interrupt() {
          run.asked.push('interrupt');
          resolve({ kind: 'interrupted', reason: 'stopped' });
        },
        finished: promise,
      };
    },
  };
}
