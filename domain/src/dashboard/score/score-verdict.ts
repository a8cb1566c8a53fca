import type { Say } from '../../texts/say.ts';
import { verdict } from './score.texts.ts';
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
export function verdictOf({ score, reachable, heldBy, unknown }: FirmScore, say: Say): ScoreVerdict {
  const [worst] = heldBy;
  if (worst !== undefined)
    return {
      tone: 'danger',
      title: say(verdict.heldDown, { count: heldBy.length }),
      text: say(verdict.untilDone, { worst: worst.title, reachable }),
    };
  if (unknown >= MUCH_UNKNOWN)
    return {
      tone: 'neutral',
      title: say(verdict.beginning),
      text: say(verdict.unknownPoints, { points: Math.round(unknown) }),
    };
  if (score >= SCORE_BANDS.best) return { tone: 'success', title: say(verdict.best), text: say(verdict.keepIt) };
  if (score >= SCORE_BANDS.good)
    return { tone: 'success', title: say(verdict.good), text: say(verdict.nothingSerious) };
  if (score >= SCORE_BANDS.fair)
    return { tone: 'warning', title: say(verdict.fair), text: say(verdict.measuresMissing) };
  return { tone: 'danger', title: say(verdict.poor), text: say(verdict.mostMissing) };
}
