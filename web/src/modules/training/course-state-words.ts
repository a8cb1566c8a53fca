import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { CourseState } from '@portal/domain/training/course-state.ts';
import type { Tone } from '../../ui/tone.ts';
import { courseStateWords as texts } from './training.texts.ts';

/** The word and the colour of each state of a course. */
export const COURSE_STATE_WORDS: Readonly<Record<CourseState, { readonly word: Phrase; readonly tone: Tone }>> = {
  planned: { word: texts.comesLater, tone: 'neutral' },
  'not-started': { word: texts.notStarted, tone: 'neutral' },
  'in-progress': { word: texts.inProgress, tone: 'accent' },
  completed: { word: texts.completed, tone: 'success' },
  overdue: { word: texts.overdue, tone: 'danger' },
  waived: { word: texts.waived, tone: 'neutral' },
};
