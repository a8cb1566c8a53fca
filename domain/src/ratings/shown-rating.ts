import { RATING_SCALE } from './rating-bands.ts';

const STEP = 10;
const STICKY = 5;

/**
 * A rating as it is shown: in steps of 10. The one shown before stays until the exact value is 5 points past the middle between two
 * steps, so that it does not go to and fro; null for a firm's first rating.
 */
export function shownRating(raw: number, shownBefore: number | null): number {
  if (shownBefore !== null && Math.abs(raw - shownBefore) < STEP / 2 + STICKY) return shownBefore;
  const rounded = Math.round(raw / STEP) * STEP;
  return Math.min(RATING_SCALE.greatest, Math.max(RATING_SCALE.least, rounded));
}
