import { type CourseState, courseState } from '@portal/domain/training/course-state.ts';
import {
  COURSES_PER_YEAR,
  courseOpensOn,
  dueAfter,
  type PersonalStart,
  roleCourseOpensOn,
  yearOfCourse,
  yearOfPerson,
} from '@portal/domain/training/training-year.ts';
import type { OrgTransaction } from '../../database/database.ts';
import type { ShelfCourse } from './courses/year-courses.ts';
import type { TraineeRow } from './people/trainees.store.ts';
import { type AssignmentRow, listAssignments, listRounds, type RoundRow } from './person-courses.store.ts';
import { currentProgramme } from './programme.ts';

/** How a person stands with a course of one of their years. */
export type PersonCourse = {
  readonly course: ShelfCourse;
  /** Of the person's training, from 1. */
  readonly year: number;
  /** What there is of it now; null where it is planned or was opened again since. */
  readonly row: AssignmentRow | null;
  /** What was kept of it; null for what is not over. */
  readonly past: RoundRow | null;
  readonly state: CourseState;
  readonly opensOn: string;
  /** Null where it is waived. */
  readonly dueOn: string | null;
};

/** A person's years: the one that they are in, and what was before. */
export type PersonYears = {
  readonly year: number;
  /** Those of the year, and what is still open of others. */
  readonly current: readonly PersonCourse[];
  /** The latest first. */
  readonly earlier: readonly { readonly year: number; readonly courses: readonly PersonCourse[] }[];
};

type Person = Pick<TraineeRow, 'trainee_id' | 'started_on' | 'added_on' | 'roles' | 'role_days'>;
type Programme = Awaited<ReturnType<typeof currentProgramme>>;
type Around = { readonly trainee: Person; readonly programme: Programme; readonly today: string };

/** Reads how a person stands with their courses. */
export async function readPersonYears(
  tx: OrgTransaction,
  trainee: Person,
  today: string,
  courses: readonly ShelfCourse[],
): Promise<PersonYears> {
  const programme = await currentProgramme(tx, today);
  const rows = new Map((await listAssignments(tx, trainee.trainee_id)).map((row) => [row.course_id, row]));
  const rounds = Map.groupBy(await listRounds(tx, trainee.trainee_id), (row) => row.course_id);
  const around = { trainee, programme, today };
  const all = courses.flatMap((course) =>
    coursesOf(course, rows.get(course.id) ?? null, rounds.get(course.id) ?? [], around),
  );
  return yearsOf(all, yearOfPerson(programme, startOf(trainee), today));
}

/** Of what is of the year or still open, and of what was before. */
function yearsOf(all: readonly PersonCourse[], year: number): PersonYears {
  // What an admin opened before its year is shown now.
  const isCurrent = (one: PersonCourse) =>
    one.year === year || (one.row !== null && (one.year > year || isOpen(one.state)));
  const current = all.filter(isCurrent).sort((one, other) => one.year - other.year);
  const before = Map.groupBy(
    all.filter((one) => !isCurrent(one) && one.year < year),
    (one) => one.year,
  );
  const earlier = [...before].map(([count, courses]) => ({ year: count, courses }));
  return { year, current, earlier: earlier.sort((one, other) => other.year - one.year) };
}

const isOpen = (state: CourseState) => state === 'not-started' || state === 'in-progress' || state === 'overdue';

/** How many of some courses count, and how many of these are done. */
export const countDone = (courses: readonly Pick<PersonCourse, 'state'>[]) => ({
  completed: courses.filter(({ state }) => state === 'completed').length,
  total: courses.filter(({ state }) => state !== 'waived').length,
});

const startOf = (trainee: Pick<Person, 'started_on' | 'added_on'>): PersonalStart => ({
  startedOn: trainee.started_on,
  addedOn: trainee.added_on,
});

/** What was, what is, and what comes within the year of one course. */
function coursesOf(
  course: ShelfCourse,
  row: AssignmentRow | null,
  rounds: readonly RoundRow[],
  around: Around,
): PersonCourse[] {
  const { programme, trainee, today } = around;
  const start = startOf(trainee);
  const yearFor = (round: number, opensOn: string) =>
    course.role === undefined ? yearOfCourse(course.month, round) : yearOfPerson(programme, start, opensOn);
  const given = [...rounds, ...(row === null ? [] : [row])].map((one): PersonCourse => {
    const isPast = one !== row;
    return {
      course,
      year: yearFor(one.round, one.opens_on),
      row: isPast ? null : row,
      past: isPast ? one : null,
      ...standing(one, isPast ? null : row, today),
    };
  });
  const next = nextOpening(course, row?.round ?? 0, around);
  if (next === null || yearFor(next.round, next.day) !== yearOfPerson(programme, start, today)) return given;
  const planned = { course, row: null, past: null, state: 'planned' as const };
  const year = yearFor(next.round, next.day);
  return [...given, { ...planned, year, opensOn: next.day, dueOn: dueAfter(next.day, programme) }];
}

function standing(record: RoundRow, row: AssignmentRow | null, today: string) {
  const isStarted = (row?.started_at ?? record.completed_at) !== null;
  const isCompleted = record.completed_at !== null;
  const state = courseState({ isWaived: record.is_waived, dueOn: record.due_on, isStarted, isCompleted }, today);
  return { state, opensOn: record.opens_on, dueOn: state === 'waived' ? null : record.due_on };
}

/** When a course opens for a person for the next time; null where it is not theirs. */
function nextOpening(
  { month, role, isOffered }: ShelfCourse,
  latestRound: number,
  { trainee, programme }: Around,
): { readonly round: number; readonly day: string } | null {
  if (!isOffered || (role !== undefined && !trainee.roles.includes(role))) return null;
  const start = startOf(trainee);
  const dayOf = (round: number) =>
    role === undefined
      ? courseOpensOn(programme, start, month, round)
      : roleCourseOpensOn(programme, start, { month, roleCameOn: trainee.role_days[role] ?? trainee.added_on }, round);
  const isFirst = (round: number) => role === undefined && month <= COURSES_PER_YEAR && round === 1;
  let round = latestRound + 1;
  while (!isFirst(round) && programme.continuesOn !== null && dayOf(round) < programme.continuesOn) round += 1;
  return { round, day: dayOf(round) };
}
