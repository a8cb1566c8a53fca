type Feedback = { readonly warning: string | null; readonly suggestions: readonly string[] };

/** Advice by the estimator's names for what it found, in the order in which it helps most. */
const HINTS: Readonly<Record<string, string>> = {
  straightRow: 'rows of keys are guessed early',
  keyPattern: 'patterns on the keyboard are guessed early',
  simpleRepeat: 'repeated letters add little',
  extendedRepeat: 'repeated parts add little',
  sequences: 'sequences such as "abc" or "123" add little',
  recentYears: 'years are guessed early',
  dates: 'dates are guessed early',
  topTen: 'this is among the ten most used passwords',
  topHundred: 'this is among the hundred most used passwords',
  common: 'this is a much used password',
  similarToCommon: 'this is close to a much used password',
  wordByItself: 'one word alone is guessed early',
  namesByThemselves: 'names alone are guessed early',
  commonNames: 'common names are guessed early',
  userInputs: 'leave out the name of the portal',
  pwned: 'this password was in a data leak',
};

/** What to say beside the strength: why it is low, or that more words help; nothing when the estimator has nothing to say. */
export function strengthHint({ warning, suggestions }: Feedback): string | undefined {
  if (warning !== null && HINTS[warning] !== undefined) return HINTS[warning];
  return suggestions.length > 0 ? 'three or four unrelated words make it strong' : undefined;
}
