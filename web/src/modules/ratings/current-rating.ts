import type { RatingData, RatingPoint } from './ratings-types.ts';

/** The rating that counts now; null where there isn't one, also when the last look saw too little for one. */
export function currentRating(rating: RatingData): RatingPoint | null {
  return rating.state === 'not-enough-data' ? null : (rating.ratings[0] ?? null);
}

/** Whether what was looked at is there to be shown; otherwise it is blurred (spec part 2, section 2). */
export function hasResults(rating: RatingData, companyUrl: string): boolean {
  return companyUrl !== '' && (rating.ratings.length > 0 || rating.state === 'not-enough-data');
}
