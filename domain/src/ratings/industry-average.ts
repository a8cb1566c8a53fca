/** What firms of an industry have on average, and where that is known from. */
export interface IndustryAverage {
  readonly average: number;
  /** How many firms it is the median of. */
  readonly firms: number;
  /** The day it was counted. */
  readonly asOf: string;
}

/** Below this number of rated firms a median would say little, and might tell of single firms. */
export const LEAST_RATED_FIRMS = 30;

/**
 * The portal's own figure: the median of the current ratings of all its firms of one industry, or null with fewer than 30.
 * `countedOn` is a calendar day.
 */
export function portalMedian(ratings: readonly number[], countedOn: string): IndustryAverage | null {
  if (ratings.length < LEAST_RATED_FIRMS) return null;
  const sorted = ratings.toSorted((one, other) => one - other);
  const [lower = 0, upper = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return {
    average: Math.round((lower + upper) / 2),
    firms: sorted.length,
    asOf: countedOn,
  };
}
