import type { saveProgress as saveProgressCall } from '@portal/contract/training/learning.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { keepVersion } from '../courses/own-shelf.store.ts';
import { isOwnCourse } from '../courses/own-versions.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
import { exercisesOf } from '../exercises-done.ts';
import type { TrainingServices } from '../training-services.ts';
import { lockAssignment, updateProgress } from './progress.store.ts';
import { withTrainee } from './with-trainee.ts';

/** Keeps where a person is, so that they go on there on any device; what they have seen once stays seen. */
export async function saveProgress(
  services: TrainingServices,
  _caller: CallerOf<typeof saveProgressCall>,
  { token, courseId, lesson, exercise }: InputOf<typeof saveProgressCall>,
): Promise<AnswerOf<typeof saveProgressCall>> {
  return withTrainee(services, token, async (tx, { trainee, now }) => {
    const row = await lockAssignment(tx, trainee.trainee_id, courseId);
    if (row === undefined) throw new AppError('COURSE_NOT_OPEN');
    if (isOwnCourse(courseId) && row.own_version_id === null) await keepVersion(tx, trainee.trainee_id, courseId);
    const course = await requireKnownCourse(tx, courseId, 'en', trainee.trainee_id);
    const at = Math.min(lesson, course.lessons.length);
    // What the browser names counts only where the course has it, and the first time is the one that is kept.
    const done = exercisesOf(course).find(({ id }) => id === exercise && !row.exercises.includes(id));
    const progress = {
      lesson: at,
      furthest: Math.max(row.furthest, at),
      exercises: done === undefined ? row.exercises : [...row.exercises, done.id],
    };
    const exerciseTimes =
      done === undefined ? row.exercise_times : { ...row.exercise_times, [done.id]: now.toISOString() };
    await updateProgress(
      tx,
      { traineeId: trainee.trainee_id, courseId },
      { ...progress, exerciseTimes, startedAt: row.started_at ?? now },
    );
    return { success: true, data: progress };
  });
}
