import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../texts/say.ts';
import { strengthHint as texts } from './passwords.texts.ts';

type Feedback = { readonly warning: string | null; readonly suggestions: readonly string[] };

/** Advice by the estimator's names for what it found, in the order in which it helps most. */
const HINTS: Readonly<Record<string, Phrase>> = {
  straightRow: texts.rowsOfKeysAre,
  keyPattern: texts.keyboardPatternsAreEasy,
  simpleRepeat: texts.repeatedLettersAddLittle,
  extendedRepeat: texts.repeatedPartsAddLittle,
  sequences: texts.sequencesSuchAsAbc,
  recentYears: texts.yearsAreEasyTo,
  dates: texts.datesAreEasyTo,
  topTen: texts.oneOfTenMostCommon,
  topHundred: texts.oneOfHundredMostCommon,
  common: texts.thisIsAVery,
  similarToCommon: texts.thisIsCloseTo,
  wordByItself: texts.aSingleWordIs,
  namesByThemselves: texts.namesAloneAreEasy,
  commonNames: texts.commonNamesAreEasy,
  userInputs: texts.leaveOutTheName,
  pwned: texts.thisPasswordWasIn,
};

/** What to say beside the strength: why it is low, or that more words help; nothing when the estimator has nothing to say. */
export function strengthHint({ warning, suggestions }: Feedback): string | undefined {
  if (warning !== null && HINTS[warning] !== undefined) return say(HINTS[warning]);
  return suggestions.length > 0 ? say(texts.threeOrFourUnrelated) : undefined;
}
