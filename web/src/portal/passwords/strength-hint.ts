type Feedback = { readonly warning: string | null; readonly suggestions: readonly string[] };

/** Advice by the estimator's names for what it found, in the order in which it helps most. */
const HINTS: Readonly<Record<string, string>> = {
  straightRow: 'rows of keys are easy to guess',
  keyPattern: 'keyboard patterns are easy to guess',
  simpleRepeat: 'repeated letters add little',
  extendedRepeat: 'repeated parts add little',
  sequences: 'sequences such as "abc" or "123" add little',
  recentYears: 'years are easy to guess',
  dates: 'dates are easy to guess',
  topTen: 'this is one of the ten most common passwords',
  topHundred: 'this is one of the hundred most common passwords',
  common: 'this is a very common password',
  similarToCommon: 'this is close to a very common password',
  wordByItself: 'a single word is easy to guess',
  namesByThemselves: 'names alone are easy to guess',
  commonNames: 'common names are easy to guess',
  userInputs: 'leave out the name of the portal',
  pwned: 'this password was in a data leak',
};

/** What to say beside the strength: why it is low, or that more words help; nothing when the estimator has nothing to say. */
export function strengthHint({ warning, suggestions }: Feedback): string | undefined {
  if (warning !== null && HINTS[warning] !== undefined) return HINTS[warning];
  return suggestions.length > 0 ? 'three or four unrelated words make it strong' : undefined;
}
