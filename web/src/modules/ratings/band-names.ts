import type { RatingBand } from '@portal/domain/ratings/rating-bands.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { bands } from './ratings.texts.ts';

/** What people read for each band of the scale. */
export const BAND_NAMES: Readonly<Record<RatingBand['key'], Phrase>> = bands;
