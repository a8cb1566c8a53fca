import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { ListedCourse } from './course-types.ts';
import { courseStates as texts } from './courses.texts.ts';

/** Whether customers have a course, in which version, and whether its draft goes on from there. */
export function CourseState({ course }: { readonly course: Pick<ListedCourse, 'state' | 'version' | 'isChanged'> }) {
  const { state, version, isChanged } = course;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {state === 'draft' && <Badge tone="neutral">{say(texts.draft)}</Badge>}
      {state === 'published' && <Badge tone="success">{say(texts.published, { version: String(version) })}</Badge>}
      {state === 'taken-back' && <Badge tone="warning">{say(texts.takenBack)}</Badge>}
      {state !== 'draft' && isChanged && <Badge tone="accent">{say(texts.changed)}</Badge>}
    </span>
  );
}
