import type { CourseState } from '@portal/domain/training/course-state.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { StateMark } from '../../../ui/charts/state-mark.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { COURSE_STATE_WORDS } from '../course-state-words.ts';
import { TableFile } from '../reports/table-file.tsx';
import { coursePath } from '../training-path.ts';
import type { TrainingGrid } from '../training-types.ts';
import { usePageAddress } from '../use-page-address.ts';
import { FRESH_MS } from '../use-training.ts';
import { gridCard as texts } from './grid.texts.ts';
import { COURSE_MARKS, PeopleGrid, ROLE_MARK } from './people-grid.tsx';

/** What asks for something first. */
const LEGEND: readonly CourseState[] = ['overdue', 'not-started', 'in-progress', 'completed', 'waived', 'planned'];

type GridCardProps = {
  /** Of people's training, from 1; null for the one that most of them are in. */
  readonly year: number | null;
  readonly onYear: (year: number) => void;
};

/** The whole team and a whole year at a glance, who is late on top. */
export function GridCard({ year, onYear }: GridCardProps) {
  const { page, showPage } = usePageAddress('people');
  const { data, isError, refetch } = useCallQuery('readTrainingGrid', year === null ? { page } : { page, year }, {
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingTheGridOf)} />;
  const { people, courses, total, pageSize, years } = data.data;
  return (
    <Card
      title={say(texts.title)}
      description={say(texts.description, { year: data.data.year })}
      aside={people.length > 0 && <TableFile table="people" title={say(texts.title)} year={year} />}
    >
      {years > 1 && (
        <div className="mb-5 max-w-56">
          <Select
            label={say(texts.yearOfTraining)}
            options={Array.from({ length: years }, (_, index) => ({
              id: String(index + 1),
              label: say(texts.year, { year: index + 1 }),
            }))}
            value={String(data.data.year)}
            onChange={(chosen) => onYear(Number(chosen))}
          />
        </div>
      )}
      <ul
        aria-label={say(texts.whatTheMarksMean)}
        className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-ink-soft text-sm"
      >
        {LEGEND.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span className="w-6">
              <StateMark kind={COURSE_MARKS[state]} />
            </span>
            {say(COURSE_STATE_WORDS[state].word)}
          </li>
        ))}
      </ul>
      {people.length === 0 ? (
        <p className="text-ink-soft">{say(texts.thereIsNoOne)}</p>
      ) : (
        <PeopleGrid people={people} courses={courses} />
      )}
      <CourseNumbers courses={courses} />
      <div className="mt-5 empty:hidden">
        <Pagination
          label={say(texts.pagesOfTheGrid)}
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
        {say(texts.whatTheNumbersMean)}
      </summary>
      <ol className="mt-2 flex flex-col gap-2">
        {courses.map(({ courseId, month, role, name }) => (
          <li key={courseId} className="flex gap-2">
            <span className="w-5 text-end text-ink-soft tabular-nums">{role === null ? month : ROLE_MARK}</span>
            <TextLink isStandalone href={coursePath(courseId)}>
              {name}
            </TextLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
