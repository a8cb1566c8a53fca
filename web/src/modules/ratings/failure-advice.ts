import type { RatingData } from './ratings-types.ts';

/** Why a look from outside gave nothing, and what to do about it. */
export const FAILURE_ADVICE: Readonly<Record<NonNullable<RatingData['failure']>, string>> = {
  NOTHING_ANSWERED: 'Nothing answered there. Check that the address is right and that your website is up.',
  PROVIDER_UNAVAILABLE: 'The source of the ratings does not answer at the moment. Your website is not the cause.',
  GIVEN_UP: 'The look from outside was broken off more than once. Your website may answer very slowly.',
};
