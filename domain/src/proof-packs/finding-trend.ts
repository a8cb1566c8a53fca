/** Open findings at some time. */
export interface FindingTotals {
  readonly highs: number;
  readonly mediums: number;
  readonly lows: number;
}

/** How open findings went since the earliest month: `less` is better. */
export function trendOf(months: readonly FindingTotals[], now: FindingTotals): 'less' | 'same' | 'more' | null {
  const [first] = months;
  // One month tells of no way.
  if (first === undefined || months.length < 2) return null;
  const change = weightOf(now) - weightOf(first);
  if (change === 0) return 'same';
  return change < 0 ? 'less' : 'more';
}

/** The graver ones first: one more high finding is worse than any number of lower ones fewer. */
function weightOf({ highs, mediums, lows }: FindingTotals): number {
  const most = 1_000_000;
  return (highs * most + mediums) * most + lows;
}
