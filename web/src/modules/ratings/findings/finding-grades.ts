import type { Tone } from '../../../ui/tone.ts';
import type { RatingFinding } from '../ratings-types.ts';

/** What a finding's grade is called, and its tone. */
export const FINDING_GRADES: Readonly<Record<RatingFinding['grade'], { readonly word: string; readonly tone: Tone }>> =
  {
    BAD: { word: 'Bad', tone: 'danger' },
    WARN: { word: 'Warn', tone: 'high' },
    FAIR: { word: 'Fair', tone: 'warning' },
    GOOD: { word: 'Good', tone: 'success' },
    NEUTRAL: { word: 'Neutral', tone: 'neutral' },
  };
