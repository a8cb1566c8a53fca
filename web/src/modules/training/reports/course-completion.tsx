import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { coursePath } from '../training-path.ts';
import type { TrainingReport } from '../training-types.ts';

/** How far the team is with each course of the year. */
export function CourseCompletion({ courses }: { readonly courses: TrainingReport['courses'] }) {
  const open = courses.filter(({ assigned, waived }) => assigned + waived > 0);
  const later = courses.length - open.length;
  return (
    <Card title="By course" description="How many of the people who have the course have completed it.">
      <ol className="flex flex-col gap-4">
        {open.map(({ courseId, name, assigned, completed, overdue, waived, score }) => (
          <li key={courseId}>
            <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <TextLink isStandalone href={coursePath(courseId)}>
                {name}
              </TextLink>
              <span className="text-ink-soft tabular-nums">
                {completed} of {assigned}
              </span>
            </div>
            <ProgressBar
              isLabelHidden
              label={`Completed “${name}”`}
              value={assigned === 0 ? 0 : (completed / assigned) * 100}
              valueLabel={`${completed} of ${assigned}`}
              tone={overdue > 0 ? 'warning' : 'accent'}
            />
            <p className="mt-1 text-ink-soft text-xs">
              {[
                overdue > 0 ? `${overdue} overdue` : [],
                waived > 0 ? `${waived} waived` : [],
                score === null ? [] : `${Math.round(score)}% right in the quiz`,
              ]
                .flat()
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {later > 0 && (
        <p className="mt-4 text-ink-soft text-sm">
          {later === 1 ? 'One course opens later.' : `${later} courses open later.`}
        </p>
      )}
    </Card>
  );
}
