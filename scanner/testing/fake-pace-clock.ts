import type { PaceClock } from '../src/pace/request-pace.ts';

/** A clock on which waiting takes no time; it stands still otherwise. */
export function createFakePaceClock(): PaceClock {
  let now = 0;
  return {
    now: () => now,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      now += ms;
    },
  };
}
