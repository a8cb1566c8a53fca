import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

/** Where a person is in a course that was opened for them, locked until the transaction's end. */
export function lockAssignment(tx: OrgTransaction, traineeId: string, courseId: string) {
  return tx
    .selectFrom('course_assignments')
    .select(['lesson', 'furthest', 'exercises', 'exercise_times', 'started_at', 'completed_at', 'own_version_id'])
    .where('trainee_id', '=', traineeId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProgress(
  tx: OrgTransaction,
  at: { traineeId: string; courseId: string },
  progress: {
    lesson: number;
    furthest: number;
    exercises: readonly string[];
    exerciseTimes: Readonly<Record<string, string>>;
    startedAt: Date;
  },
): Promise<void> {
  await tx
    .updateTable('course_assignments')
    .set({
      lesson: progress.lesson,
      furthest: progress.furthest,
      exercises: [...progress.exercises],
      exercise_times: JSON.stringify(progress.exerciseTimes),
      started_at: progress.startedAt,
    })
    .where('trainee_id', '=', at.traineeId)
    .where('course_id', '=', at.courseId)
    .execute();
}

/** Notes that a course is done, by the try that was passed. */
export async function completeAssignment(
  tx: OrgTransaction,
  at: { traineeId: string; courseId: string },
  done: { version: number; right: number; outOf: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('course_assignments')
    .set({
      completed_at: done.at,
      started_at: sql`coalesce(started_at, ${done.at})`,
      course_version: done.version,
      right_answers: done.right,
      out_of: done.outOf,
    })
    .where('trainee_id', '=', at.traineeId)
    .where('course_id', '=', at.courseId)
    .execute();
}
