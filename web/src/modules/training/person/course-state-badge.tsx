import type { CourseState } from '@portal/domain/training/course-state.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { COURSE_STATE_WORDS } from '../course-state-words.ts';

/** How a person's course stands, in a word. */
export function CourseStateBadge({ state }: { readonly state: CourseState }) {
  const { word, tone } = COURSE_STATE_WORDS[state];
  return <Badge tone={tone}>{say(word)}</Badge>;
}
