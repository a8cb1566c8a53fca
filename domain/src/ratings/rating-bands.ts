import { bandNames } from './ratings.texts.ts';

/** The least and the greatest rating (spec part 2, section 9). */
export const RATING_SCALE = { least: 250, greatest: 900 } as const;

/** The three bands; `from` belongs to the band, `to` to the next (spec part 2, section 9). */
export const RATING_BANDS = [
  { key: 'basic', name: bandNames.basic, from: 250, to: 640, colour: '#b45309' },
  { key: 'intermediate', name: bandNames.intermediate, from: 640, to: 740, colour: '#1d5fae' },
  { key: 'advanced', name: bandNames.advanced, from: 740, to: 900, colour: '#1a7f37' },
] as const;

export type RatingBand = (typeof RATING_BANDS)[number];

/** Shown, blurred, where a firm has no rating yet (spec part 2, section 9). */
export const PLACEHOLDER_RATING = 490;

/** Shown, blurred, where there is no industry average yet (spec part 2, section 9). */
export const PLACEHOLDER_INDUSTRY_AVERAGE = 790;

/** The band of a rating; its `colour` can be read as text on white. */
export function ratingBand(rating: number): RatingBand {
  const [basic, intermediate, advanced] = RATING_BANDS;
  if (rating >= advanced.from) return advanced;
  return rating >= intermediate.from ? intermediate : basic;
}
