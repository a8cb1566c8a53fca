import type { CourseState } from '@portal/domain/training/course-state.ts';
import type { Tone } from '../../ui/tone.ts';

/** The word and the colour of each state of a course. */
export const COURSE_STATE_WORDS: Readonly<Record<CourseState, { readonly word: string; readonly tone: Tone }>> = {
  planned: { word: 'Comes later', tone: 'neutral' },
  'not-started': { word: 'Not started', tone: 'neutral' },
  'in-progress': { word: 'In progress', tone: 'accent' },
  completed: { word: 'Completed', tone: 'success' },
  overdue: { word: 'Overdue', tone: 'danger' },
  waived: { word: 'Waived', tone: 'neutral' },
};
