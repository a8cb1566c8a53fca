import type { Say } from '../texts/say.ts';
import { verdict } from './scan-verdict.texts.ts';
import type { IssueCounts } from './severity.ts';

/** What a scan means for the firm, in plain words. */
export type ScanVerdict = {
  /** `urgent`: something high; `plan`: something medium; `good`: at most low; `clean`: nothing counted. */
  readonly state: 'urgent' | 'plan' | 'good' | 'clean';
  readonly headline: string;
  readonly paragraph: string;
};

/** Am I all right: what a scan's counts amount to. The most severe kind that was found decides. */
export function scanVerdict({ highs, mediums, lows }: IssueCounts, say: Say): ScanVerdict {
  if (highs > 0) {
    const others = mediums + lows;
    return {
      state: 'urgent',
      headline: say(verdict.urgent, { highs }),
      paragraph: others > 0 ? say(verdict.urgentAndOthers, { highs, others }) : say(verdict.urgentAlone, { highs }),
    };
  }
  if (mediums > 0)
    return { state: 'plan', headline: say(verdict.plan, { mediums }), paragraph: say(verdict.planText, { mediums }) };
  if (lows > 0) return { state: 'good', headline: say(verdict.good), paragraph: say(verdict.goodText, { lows }) };
  return { state: 'clean', headline: say(verdict.clean), paragraph: say(verdict.cleanText) };
}
