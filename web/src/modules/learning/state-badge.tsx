import type { CourseState } from '@portal/domain/training/course-state.ts';
import { say } from '../../portal/texts/say.ts';
import { Badge } from '../../ui/states/badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { states } from './learning.texts.ts';

const tones: Record<CourseState, Tone> = {
  planned: 'neutral',
  'not-started': 'accent',
  'in-progress': 'accent',
  completed: 'success',
  overdue: 'danger',
  waived: 'neutral',
};

/** How a course stands, in a word. */
export function StateBadge({ state }: { readonly state: CourseState }) {
  return <Badge tone={tones[state]}>{say(states[state])}</Badge>;
}
