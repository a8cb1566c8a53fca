import type { CourseState } from '@portal/domain/training/course-state.ts';
import { Badge } from '../../ui/states/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const words: Record<CourseState, { readonly word: string; readonly tone: Tone }> = {
  planned: { word: 'Comes later', tone: 'neutral' },
  'not-started': { word: 'New', tone: 'accent' },
  'in-progress': { word: 'In progress', tone: 'accent' },
  completed: { word: 'Completed', tone: 'success' },
  overdue: { word: 'Overdue', tone: 'danger' },
  waived: { word: 'Not needed', tone: 'neutral' },
};

/** How a course stands, in a word. */
export function StateBadge({ state }: { readonly state: CourseState }) {
  const { word, tone } = words[state];
  return <Badge tone={tone}>{word}</Badge>;
}
