import type { FirmScore } from './score-firm.ts';

/** What a score means, in one line and a sentence. */
export type ScoreVerdict = {
  /** For colors: never the only sign. */
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral';
  readonly title: string;
  readonly text: string;
};

/** From here on a firm is told that it is well, and very well, protected. */
export const SCORE_BANDS = { fair: 40, good: 70, best: 90 } as const;
/** So many points that nobody has looked at or stated make the number a beginning. */
const MUCH_UNKNOWN = 40;

/** What the portal concludes from a score: what holds it down comes before everything else. */
export function verdictOf({ score, reachable, heldBy, unknown }: FirmScore): ScoreVerdict {
  const [worst, ...further] = heldBy;
  if (worst !== undefined) {
    const count = further.length + 1;
    return {
      tone: 'danger',
      title: count === 1 ? 'One thing outweighs everything else' : `${count} things outweigh everything else`,
      text: `${worst.title}. Until that is done, your score cannot go above ${reachable} of 100.`,
    };
  }
  if (unknown >= MUCH_UNKNOWN)
    return {
      tone: 'neutral',
      title: 'This is what we know so far',
      text: `${Math.round(unknown)} of 100 points depend on things nobody has checked or answered yet.`,
    };
  if (score >= SCORE_BANDS.best)
    return { tone: 'success', title: 'Very well protected', text: 'Now keep it that way.' };
  if (score >= SCORE_BANDS.good)
    return { tone: 'success', title: 'Well protected', text: 'We know of nothing serious that is open.' };
  if (score >= SCORE_BANDS.fair)
    return {
      tone: 'warning',
      title: 'A lot is in place',
      text: 'We know of nothing serious that is open, but important measures are missing.',
    };
  return {
    tone: 'danger',
    title: 'A lot is missing',
    text: 'Most of what protects a company of your size is not in place yet. Start with the first step below.',
  };
}
