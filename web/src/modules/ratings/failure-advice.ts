import type { RatingData } from './ratings-types.ts';

/** Why a look from outside gave nothing, and what to do about it. */
export const FAILURE_ADVICE: Readonly<Record<NonNullable<RatingData['failure']>, string>> = {
  NOTHING_ANSWERED: 'Nothing responded there. Check that the address is right and that your website is up.',
  PROVIDER_UNAVAILABLE: 'The source of the ratings is not responding right now. Your website is not the cause.',
  GIVEN_UP: 'The outside check was cut off more than once. Your website may be responding very slowly.',
};
