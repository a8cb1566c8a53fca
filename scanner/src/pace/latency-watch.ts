const BASELINE_SIZE = 20;
const WINDOW_SIZE = 20;
/** Below this, answers are quick enough whatever they were before. */
const LEAST_MS = 300;
const FACTOR = 2;

export type LatencyWatch = {
  /** Takes one answer's time (ms); true when the site has become so slow that the rate should be halved. */
  note(ms: number): boolean;
};

/**
 * Compares the slowest answers (95th percentile) of the last twenty with those of the first twenty. After each
 * "true" it waits for twenty new answers, so that a lower rate can take effect.
 */
export function createLatencyWatch(): LatencyWatch {
  const first: number[] = [];
  let recent: number[] = [];
  return {
    note(ms) {
      if (first.length < BASELINE_SIZE) {
        first.push(ms);
        return false;
      }
      recent = [...recent, ms].slice(-WINDOW_SIZE);
      if (recent.length < WINDOW_SIZE) return false;
      const slow = percentile95(recent);
      if (slow < LEAST_MS || slow <= FACTOR * percentile95(first)) return false;
      recent = [];
      return true;
    },
  };
}

const percentile95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
