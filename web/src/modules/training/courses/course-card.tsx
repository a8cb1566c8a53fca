import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { Clock } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { coursePath } from '../training-path.ts';
import type { CatalogCourse, TrainingData } from '../training-types.ts';
import { CourseFace } from './course-face.tsx';
import { courseCard as texts } from './courses.texts.ts';

type CourseCardProps = {
  readonly course: CatalogCourse;
  readonly counts: TrainingData['courseMap'][string] | undefined;
};

/** A course: what it is about, and how many of the team have done it. */
export function CourseCard({ course, counts }: CourseCardProps) {
  const { id, name, month, role, minutes, summary } = course;
  const { assigned, completed, overdue } = counts ?? { assigned: 0, completed: 0, overdue: 0 };
  return (
    <article className="flex w-full flex-col rounded-box border border-line bg-surface p-5 shadow-raised">
      <div className="mb-3 flex items-center gap-4">
        <CourseFace courseId={id} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            <span>
              {role === null ? say(texts.month, { month }) : say(texts.forRole, { role: say(roleNames[role]), month })}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" size={15} />
              {say(texts.minutes, { count: minutes })}
            </span>
          </p>
          <h3 className="mt-0.5 font-semibold text-lg leading-snug tracking-tight">
            <TextLink isStandalone href={coursePath(id)}>
              {name}
            </TextLink>
          </h3>
        </div>
      </div>
      <p className="mb-5 grow text-ink-soft text-sm">{summary}</p>
      {assigned === 0 ? (
        <p className="text-ink-soft text-sm">{say(texts.notStartedYet)}</p>
      ) : (
        <ProgressBar
          label={say(texts.completed)}
          value={(completed / assigned) * 100}
          valueLabel={say(texts.completedOfAssigned, { completed, assigned })}
          tone={completed === assigned ? 'success' : 'accent'}
        />
      )}
      {overdue > 0 && (
        <p className="mt-3">
          <Badge tone="danger">{say(texts.overdue, { count: overdue })}</Badge>
        </p>
      )}
    </article>
  );
}
