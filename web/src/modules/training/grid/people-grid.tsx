// biome-ignore-all lint/a11y/noRedundantRoles: the phones' display would take the built-in roles away
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { COURSE_STATE_WORDS } from '../course-state-words.ts';
import { coursePath, personPath } from '../training-path.ts';
import type { TrainingGrid } from '../training-types.ts';
import { StateMark } from './state-mark.tsx';

type Person = TrainingGrid['people'][number];
type Course = TrainingGrid['courses'][number];

const CELLS = 'flex-1 px-0.5 py-1 desktop:table-cell desktop:px-1 desktop:align-middle';

/** People beside courses, a square each: a table, which is one line of squares below each name on phones. */
export function PeopleGrid({ people, courses }: Pick<TrainingGrid, 'people' | 'courses'>) {
  return (
    <table role="table" aria-label="People and courses" className="block w-full text-left text-sm desktop:table">
      <thead role="rowgroup" className="block desktop:table-header-group">
        <tr role="row" className="flex border-line border-b desktop:table-row">
          <th role="columnheader" scope="col" className="sr-only desktop:not-sr-only desktop:table-cell">
            <span className="sr-only">Name</span>
          </th>
          {courses.map((course) => (
            <CourseHeader key={course.courseId} course={course} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block desktop:table-row-group">
        {people.map((person) => (
          <PersonRow key={person.traineeId} person={person} courses={courses} />
        ))}
      </tbody>
    </table>
  );
}

/** The number of a course on phones, and its name, upright, where there is room. */
function CourseHeader({ course: { courseId, name, month } }: { readonly course: Course }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className="flex-1 px-0.5 pb-2 text-center font-normal desktop:px-1 desktop:align-bottom"
    >
      <span aria-hidden="true" className="text-ink-soft text-xs tabular-nums desktop:hidden">
        {month}
      </span>
      <span className="sr-only desktop:not-sr-only desktop:inline-block desktop:rotate-180 desktop:whitespace-nowrap desktop:[writing-mode:vertical-rl]">
        <TextLink isStandalone href={coursePath(courseId)}>
          {name}
        </TextLink>
      </span>
    </th>
  );
}

function PersonRow({
  person: { traineeId, name, department, cells },
  courses,
}: {
  readonly person: Person;
  readonly courses: readonly Course[];
}) {
  const { locale } = useBrand();
  return (
    <tr
      role="row"
      className="flex flex-wrap border-line border-b py-2 last:border-b-0 desktop:table-row desktop:hover:bg-accent-softer"
    >
      <th role="rowheader" scope="row" className="w-full pb-1 font-normal desktop:w-auto desktop:py-2 desktop:pe-4">
        <TextLink href={personPath(traineeId)}>{name}</TextLink>
        {department !== '' && <span className="ms-2 text-ink-soft text-xs">{department}</span>}
      </th>
      {cells.map(({ state, dueOn }, index) => {
        const course = courses[index];
        const { word } = COURSE_STATE_WORDS[state];
        const day = dueOn === null || state === 'completed' ? '' : `, due ${formatDay(dueOn, locale)}`;
        return (
          <td key={course?.courseId} role="cell" title={`${course?.name}: ${word}${day}`} className={CELLS}>
            <span className="flex justify-center">
              <StateMark state={state} />
              <span className="sr-only">
                {word}
                {day}
              </span>
            </span>
          </td>
        );
      })}
    </tr>
  );
}
