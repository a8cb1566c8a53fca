const BASELINE_SIZE = 20;
const WINDOW_SIZE = 20;
/** Below this, answers are quick enough whatever they were before. */
const LEAST_MS = 300;
const FACTOR = 2;
/** So many answers without slow ones show that the site has recovered, or that only one of its pages was slow. */
const RECOVERED = 50;

export type LatencyWatch = {
  /**
   * Takes one answer's time (ms). "slow": the site has become so slow that the rate should be halved; "quick": it has been quick
   * for so long that one halving should be taken back; null otherwise.
   */
  note(ms: number): 'slow' | 'quick' | null;
};

/**
 * Compares the slowest answers (95th percentile) of the last twenty with those of the first twenty. After each
 * "slow" it waits for twenty new answers, so that a lower rate can take effect.
 */
export function createLatencyWatch(): LatencyWatch {
  const first: number[] = [];
  let recent: number[] = [];
  let quick = 0;
  return {
    note(ms) {
      if (first.length < BASELINE_SIZE) {
        first.push(ms);
        return null;
      }
      recent = [...recent, ms].slice(-WINDOW_SIZE);
      const isQuick = (time: number) => time < LEAST_MS || time <= FACTOR * percentile95(first);
      if (recent.length >= WINDOW_SIZE && !isQuick(percentile95(recent))) {
        recent = [];
        quick = 0;
        return 'slow';
      }
      quick = isQuick(ms) ? quick + 1 : 0;
      if (quick < RECOVERED) return null;
      quick = 0;
      return 'quick';
    },
  };
}

const percentile95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
