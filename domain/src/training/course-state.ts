/** What a course is to a person: `planned` opens later; `waived` need not be done. */
export const COURSE_STATES = ['planned', 'not-started', 'in-progress', 'completed', 'overdue', 'waived'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** What is kept of a person's course; dates are days such as "2026-11-22". */
export interface CourseRecord {
  readonly isWaived: boolean;
  readonly dueOn: string;
  readonly isStarted: boolean;
  readonly isCompleted: boolean;
}

/** The state of a course on a day; null stands for one that was not assigned yet. What is completed stays so. */
export function courseState(record: CourseRecord | null, today: string): CourseState {
  if (record === null) return 'planned';
  if (record.isCompleted) return 'completed';
  if (record.isWaived) return 'waived';
  // Due on a day means until its end.
  if (record.dueOn < today) return 'overdue';
  return record.isStarted ? 'in-progress' : 'not-started';
}
