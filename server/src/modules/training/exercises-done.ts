import type { Course } from '@portal/contract/training/course.schemas.ts';

/** What a person did of a course's exercises, as an assignment or a round keeps it: ids, and ISO times by id. */
export type ExercisesRow = {
  readonly exercises: readonly string[];
  readonly exercise_times: Readonly<Record<string, string>>;
};

/** The exercises of a course, in its order. */
export const exercisesOf = ({ lessons }: Pick<Course, 'lessons'>): readonly { readonly id: string; title: string }[] =>
  lessons.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise : [])));

/**
 * The exercises that a person did, in the order in which they did them, and how many of those that the course has today. One that
 * the course no longer has is named by its id; the moment is null where none was kept.
 */
export function exercisesDone(course: Pick<Course, 'lessons'>, row: ExercisesRow | null) {
  const all = exercisesOf(course);
  const { exercises = [], exercise_times: times = {} } = row ?? {};
  return {
    total: all.length,
    count: all.filter(({ id }) => exercises.includes(id)).length,
    done: exercises.map((id) => ({ title: all.find((one) => one.id === id)?.title ?? id, doneAt: times[id] ?? null })),
  };
}
