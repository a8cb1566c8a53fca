import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { Tone } from '../../../ui/tone.ts';
import type { RatingFinding } from '../ratings-types.ts';
import { findingGrades as texts } from './findings.texts.ts';

/** What a finding's grade is called, and its tone. */
export const FINDING_GRADES: Readonly<Record<RatingFinding['grade'], { readonly word: Phrase; readonly tone: Tone }>> =
  {
    BAD: { word: texts.bad, tone: 'danger' },
    WARN: { word: texts.warn, tone: 'high' },
    FAIR: { word: texts.fair, tone: 'warning' },
    GOOD: { word: texts.good, tone: 'success' },
    NEUTRAL: { word: texts.neutral, tone: 'neutral' },
  };
