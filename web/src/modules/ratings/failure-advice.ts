import type { Phrase } from '@portal/domain/texts/texts.ts';
import { failureAdvice as texts } from './ratings.texts.ts';
import type { RatingData } from './ratings-types.ts';

/** Why a look from outside gave nothing, and what to do about it. */
export const FAILURE_ADVICE: Readonly<Record<NonNullable<RatingData['failure']>, Phrase>> = {
  NOTHING_ANSWERED: texts.nothingRespondedThereCheck,
  PROVIDER_UNAVAILABLE: texts.theSourceOfThe,
  GIVEN_UP: texts.theOutsideCheckWas,
};
