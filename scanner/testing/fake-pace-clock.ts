import type { PaceClock } from '../src/pace/request-pace.ts';

/** A clock on which waiting takes no time; it stands still otherwise, unless it is moved. */
export function createFakePaceClock(): PaceClock & { advance(ms: number): void } {
  let now = 0;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
    async sleep(ms, signal) {
      signal.throwIfAborted();
      now += ms;
    },
  };
}
