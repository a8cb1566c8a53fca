import type { CourseState } from '@portal/domain/training/course-state.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { StateMark } from '../../../ui/charts/state-mark.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { COURSE_STATE_WORDS } from '../course-state-words.ts';
import { coursePath } from '../training-path.ts';
import type { TrainingGrid } from '../training-types.ts';
import { usePageAddress } from '../use-page-address.ts';
import { FRESH_MS } from '../use-training.ts';
import { COURSE_MARKS, PeopleGrid } from './people-grid.tsx';

/** What asks for something first. */
const LEGEND: readonly CourseState[] = ['overdue', 'not-started', 'in-progress', 'completed', 'waived', 'planned'];

/** The whole team and the whole year at a glance, who is late on top. */
export function GridCard() {
  const { page, showPage } = usePageAddress('people');
  const { data, isError, refetch } = useCallQuery(
    'readTrainingGrid',
    { page },
    { placeholderData: keepPreviousData, staleTime: FRESH_MS },
  );
  if (isError) return <LoadFailed what="The grid of people and courses" onRetry={refetch} />;
  if (data === undefined) return <Loading label="Loading the grid of people and courses" />;
  const { people, courses, total, pageSize } = data.data;
  return (
    <Card
      title="Where everyone stands"
      description="Your whole team and all courses of the year. People who are due first are at the top."
    >
      <ul aria-label="What the marks mean" className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-ink-soft text-sm">
        {LEGEND.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span className="w-6">
              <StateMark kind={COURSE_MARKS[state]} />
            </span>
            {COURSE_STATE_WORDS[state].word}
          </li>
        ))}
      </ul>
      {people.length === 0 ? (
        <p className="text-ink-soft">There is no one on this page anymore.</p>
      ) : (
        <PeopleGrid people={people} courses={courses} />
      )}
      <CourseNumbers courses={courses} />
      <div className="mt-5 empty:hidden">
        <Pagination
          label="Pages of the grid"
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={showPage}
        />
      </div>
    </Card>
  );
}

/** What the numbers above the squares stand for, on phones. */
function CourseNumbers({ courses }: Pick<TrainingGrid, 'courses'>) {
  return (
    <details className="mt-4 text-sm desktop:hidden">
      <summary className="min-h-8 cursor-pointer content-center font-medium text-accent-ink">
        What the numbers mean
      </summary>
      <ol className="mt-2 flex flex-col gap-2">
        {courses.map(({ courseId, month, name }) => (
          <li key={courseId} className="flex gap-2">
            <span className="w-5 text-end text-ink-soft tabular-nums">{month}</span>
            <TextLink isStandalone href={coursePath(courseId)}>
              {name}
            </TextLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
