import type { CourseState } from '@portal/domain/training/course-state.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { MarkGrid } from '../../../ui/charts/mark-grid.tsx';
import type { MarkKind } from '../../../ui/charts/state-mark.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { COURSE_STATE_WORDS } from '../course-state-words.ts';
import { coursePath, personPath } from '../training-path.ts';
import type { TrainingGrid } from '../training-types.ts';
import { peopleGrid as texts } from './grid.texts.ts';

/** The mark of each state of a course. */
export const COURSE_MARKS: Readonly<Record<CourseState, MarkKind>> = {
  completed: 'done',
  overdue: 'late',
  'in-progress': 'begun',
  'not-started': 'open',
  waived: 'spared',
  planned: 'later',
};

/** Above the courses that only some roles take, where others have the number of their month. */
export const ROLE_MARK = '+';

/** People beside courses, a square each. */
export function PeopleGrid({ people, courses }: Pick<TrainingGrid, 'people' | 'courses'>) {
  const { locale } = useBrand();
  return (
    <MarkGrid
      label={say(texts.peopleAndCourses)}
      rowsLabel={say(texts.name)}
      columns={courses.map(({ courseId, name, month, role }) => ({
        id: courseId,
        name,
        short: role === null ? String(month) : ROLE_MARK,
        header: (
          <TextLink isStandalone href={coursePath(courseId)}>
            {name}
          </TextLink>
        ),
      }))}
      rows={people.map(({ traineeId, name, department, cells }) => ({
        id: traineeId,
        header: (
          <>
            <TextLink href={personPath(traineeId)}>{name}</TextLink>
            {department !== '' && <span className="ms-2 text-ink-soft text-xs">{department}</span>}
          </>
        ),
        cells: cells.map(({ state, dueOn }) => {
          if (state === null) return { kind: null, words: say(texts.notForThem) };
          const word = say(COURSE_STATE_WORDS[state].word);
          const words =
            dueOn === null || state === 'completed'
              ? word
              : say(texts.stateDue, { state: word, day: formatDay(dueOn, locale) });
          return { kind: COURSE_MARKS[state], words };
        }),
      }))}
    />
  );
}
