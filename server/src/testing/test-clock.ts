import type { Clock } from '../system/clock.ts';

export type TestClock = Clock & { advance(ms: number): void; set(instant: string): void };

/** A clock that moves only when a test says so. It starts on a Saturday noon in winter. */
export function createTestClock(start = '2026-11-21T20:00:00Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance(ms) {
      now = new Date(now.getTime() + ms);
    },
    set(instant) {
      now = new Date(instant);
    },
  };
}
