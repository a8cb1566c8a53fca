import type { YearCourse } from '../learn-types.ts';

const OPEN: readonly YearCourse['state'][] = ['overdue', 'in-progress', 'not-started'];

/** Whether a course can be opened. */
export const isOpen = ({ state }: YearCourse): boolean => state !== 'planned' && state !== 'waived';

/** The course to go on with: what is overdue comes first, then what was begun, then what is new; each in the order of its day. */
export function nextCourse(path: readonly YearCourse[]): YearCourse | null {
  const todo = path.filter(({ state }) => OPEN.includes(state));
  const rank = ({ state, dueOn }: YearCourse) => `${OPEN.indexOf(state)} ${dueOn ?? '9'}`;
  return todo.toSorted((one, other) => rank(one).localeCompare(rank(other)))[0] ?? null;
}

/** The next course that is not open yet; null when there isn't one. */
export function comingCourse(path: readonly YearCourse[]): YearCourse | null {
  const planned = path.filter(({ state }) => state === 'planned');
  return planned.toSorted((one, other) => one.opensOn.localeCompare(other.opensOn))[0] ?? null;
}
