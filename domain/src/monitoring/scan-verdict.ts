import type { IssueCounts } from './severity.ts';

/** What a scan means for the firm, in plain words. */
export type ScanVerdict = {
  /** `urgent`: something high; `plan`: something medium; `good`: at most low; `clean`: nothing counted. */
  readonly state: 'urgent' | 'plan' | 'good' | 'clean';
  readonly headline: string;
  readonly paragraph: string;
};

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Am I all right: what a scan's counts amount to. The most severe kind that was found decides. */
export function scanVerdict({ highs, mediums, lows }: IssueCounts): ScanVerdict {
  if (highs > 0) {
    return {
      state: 'urgent',
      headline: highs === 1 ? 'One problem needs attention now' : `${highs} problems need attention now`,
      paragraph: `The scan found ${plural(highs, 'problem')} of high severity. Attackers search the internet for problems like these, automatically and around the clock, so please start on them today. ${
        mediums + lows > 0 ? `The other ${mediums + lows} can wait until after that.` : 'Nothing else was found.'
      }`,
    };
  }
  if (mediums > 0) {
    return {
      state: 'plan',
      headline:
        mediums === 1 ? 'Nothing urgent, one problem to plan for' : `Nothing urgent, ${mediums} problems to plan for`,
      paragraph: `The scan found no problem of high severity. ${plural(mediums, 'problem')} of medium severity should be fixed within the next few weeks: alone, ${mediums === 1 ? 'it is' : 'they are'} rarely enough for an attack, but combined with another flaw ${mediums === 1 ? 'it' : 'they'} can be.`,
    };
  }
  if (lows > 0) {
    return {
      state: 'good',
      headline: 'Your website is in good shape',
      paragraph: `The scan found only ${plural(lows, 'small improvement')}. None of them is dangerous on its own. Give the list to the people who look after the website, to be done with the next regular work.`,
    };
  }
  return {
    state: 'clean',
    headline: 'Nothing to fix was found',
    paragraph:
      'The scan found nothing that counts as a problem. That is a good result, not a guarantee: an automatic scan from the outside does not see everything, and new weaknesses become known every week.',
  };
}
