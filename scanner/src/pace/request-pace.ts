/** Milliseconds now, and a wait that ends early with the signal's reason. */
export type PaceClock = { now(): number; sleep(ms: number, signal: AbortSignal): Promise<void> };

export type RequestPace = {
  /** Resolves when the next request may go out. */
  turn(signal: AbortSignal): Promise<void>;
  /** Halves the rate, down to a sixteenth, because the site said that it is too much: for good. */
  slowDown(): void;
  /** Halves the rate because the site answers slowly, until it is quick again. */
  ease(): void;
  /** Takes one such halving back. */
  recover(): void;
  /** Keeps at least this distance between requests, as robots.txt asks. */
  keepDistance(ms: number): void;
  /** Lets nothing go out for so long (ms), as the site asked. */
  rest(ms: number): void;
  /** How often the rate was halved for good. */
  readonly halvings: number;
};

const MAX_HALVINGS = 4;

/** Waits by the machine's clock. */
export const systemPaceClock: PaceClock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
    }),
};

/**
 * Spaces requests evenly: a token bucket that holds one token, so that no second ever sees more than the rate.
 * The rate is in requests per second.
 */
export function createRequestPace(requestsPerSecond: number, clock: PaceClock, halvingsSoFar = 0): RequestPace {
  let halvings = halvingsSoFar;
  let eased = 0;
  let distanceMs = 0;
  let next = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  const interval = () =>
    Math.max((1000 / requestsPerSecond) * 2 ** Math.min(halvings + eased, MAX_HALVINGS), distanceMs);
  return {
    async turn(signal) {
      signal.throwIfAborted();
      const now = clock.now();
      const mine = Math.max(now, next);
      next = mine + interval();
      // Timers fire early or late: wait until the slot has really come, and a late request is not followed on its heels.
      const left = () => Math.max(mine, last + interval()) - clock.now();
      for (let wait = left(); wait > 0; wait = left()) await clock.sleep(Math.ceil(wait), signal);
      last = clock.now();
    },
    slowDown() {
      halvings = Math.min(halvings + 1, MAX_HALVINGS);
    },
    ease() {
      eased = Math.min(eased + 1, MAX_HALVINGS - halvings);
    },
    recover() {
      eased = Math.max(eased - 1, 0);
    },
    keepDistance(ms) {
      distanceMs = Math.max(distanceMs, ms);
    },
    rest(ms) {
      next = Math.max(next, clock.now() + ms);
    },
    get halvings() {
      return halvings;
    },
  };
}
