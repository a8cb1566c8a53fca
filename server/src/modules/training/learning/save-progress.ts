import type { saveProgress as saveProgressCall } from '@portal/contract/training/learning.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { keepVersion } from '../courses/own-shelf.store.ts';
import { isOwnCourse } from '../courses/own-versions.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
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
    const known = course.lessons.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise.id : [])),
    );
    const done = exercise !== undefined && known.includes(exercise) ? [exercise] : [];
    const progress = {
      lesson: at,
      furthest: Math.max(row.furthest, at),
      exercises: [...new Set([...row.exercises, ...done])],
    };
    await updateProgress(
      tx,
      { traineeId: trainee.trainee_id, courseId },
      { ...progress, startedAt: row.started_at ?? now },
    );
    return { success: true, data: progress };
  });
}
