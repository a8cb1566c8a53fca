import type { INDUSTRIES } from '../profile/industries.ts';

type IndustryCode = (typeof INDUSTRIES)[number]['code'];

/** What firms of an industry have on average, and where that is known from. */
export interface IndustryAverage {
  readonly average: number;
  readonly source: 'published' | 'portal';
  /** Whose figure it is, for people. */
  readonly sourceText: string;
  /** A year, for a published figure; the day it was counted, for the portal's own. */
  readonly asOf: string;
}

/** Below this number of rated firms a median would say little, and might tell of single firms. */
export const LEAST_RATED_FIRMS = 30;

const published = (average: number, year: 2014 | 2015): IndustryAverage => ({
  average,
  source: 'published',
  sourceText:
    year === 2015
      ? 'BitSight, mean of the sector among nearly 10,000 organizations, August 2015'
      : 'BitSight, mean of healthcare and pharmaceuticals in the S&P 500 index (very large companies), March 2014',
  asOf: String(year),
});

/**
 * Means that BitSight has published, for the industries that the portal knows by the same name; of two, the later and broader one.
 * Other industries have none: the figure of another sector would mislead.
 */
const PUBLISHED_AVERAGES: Readonly<Partial<Record<IndustryCode, IndustryAverage>>> = {
  RETAIL: published(684, 2015),
  ENERGY: published(652, 2015),
  UTILITIES: published(652, 2015),
  HOSPITALS_NURSING_HOMES: published(634, 2015),
  OTHER_HEALTHCARE: published(634, 2015),
  EDUCATION: published(554, 2015),
  BANKING_INVESTMENT: published(716, 2015),
  INSURANCE: published(716, 2015),
  PHARMACEUTICALS: published(660, 2014),
};

/** The published mean of an industry, or null. */
export function publishedAverage(industry: string): IndustryAverage | null {
  return Object.entries(PUBLISHED_AVERAGES).find(([code]) => code === industry)?.[1] ?? null;
}

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
    source: 'portal',
    sourceText: `median of ${sorted.length} firms of this industry that are rated here`,
    asOf: countedOn,
  };
}
