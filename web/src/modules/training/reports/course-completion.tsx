import { COURSES_PER_YEAR } from '@portal/domain/training/training-year.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { coursePath } from '../training-path.ts';
import type { TrainingReport } from '../training-types.ts';
import { courseCompletion as texts } from './reports.texts.ts';

/** How far the team is with each course, year by year; what comes after the first year is folded. */
export function CourseCompletion({ courses }: { readonly courses: TrainingReport['courses'] }) {
  const open = courses.filter(({ assigned, waived }) => assigned + waived > 0);
  const later = courses.length - open.length;
  const first = open.filter(({ month, role }) => role === null && month <= COURSES_PER_YEAR);
  const folded = [
    { title: say(texts.secondYear), list: open.filter(({ month, role }) => role === null && month > COURSES_PER_YEAR) },
    { title: say(texts.forRoles), list: open.filter(({ role }) => role !== null) },
  ];
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <CourseList courses={first} />
      {folded.map(
        ({ title, list }) =>
          list.length > 0 && (
            <details key={title} className="mt-4" open={first.length === 0}>
              <summary className="min-h-8 cursor-pointer content-center font-medium">
                {say(texts.partAndCount, { part: title, count: list.length })}
              </summary>
              <div className="mt-3">
                <CourseList courses={list} />
              </div>
            </details>
          ),
      )}
      {later > 0 && <p className="mt-4 text-ink-soft text-sm">{say(texts.later, { count: later })}</p>}
    </Card>
  );
}

function CourseList({ courses }: { readonly courses: TrainingReport['courses'] }) {
  return (
    <ol className="flex flex-col gap-4">
      {courses.map(({ courseId, name, assigned, completed, overdue, waived, score }) => (
        <li key={courseId}>
          <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <TextLink isStandalone href={coursePath(courseId)}>
              {name}
            </TextLink>
            <span className="text-ink-soft tabular-nums">
              {say(texts.completedOfAssigned, { completed, assigned })}
            </span>
          </div>
          <ProgressBar
            isLabelHidden
            label={say(texts.completedName, { name })}
            value={assigned === 0 ? 0 : (completed / assigned) * 100}
            valueLabel={say(texts.completedOfAssigned, { completed, assigned })}
            tone={overdue > 0 ? 'warning' : 'accent'}
          />
          <p className="mt-1 text-ink-soft text-xs">
            {[
              overdue > 0 ? say(texts.overdue, { count: overdue }) : [],
              waived > 0 ? say(texts.waived, { count: waived }) : [],
              score === null ? [] : say(texts.rightInTheQuiz, { share: score / 100 }),
            ]
              .flat()
              .join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
