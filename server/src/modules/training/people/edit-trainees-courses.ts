import type { editTraineesCourses as editTraineesCoursesCall } from '@portal/contract/training/trainees.calls.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { assignCourses, moveDueDays, resetCourses, waiveCourses } from '../assignments.store.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
import { currentProgramme } from '../programme.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { findActiveIds, findTrainee } from './trainees.store.ts';

/** Nobody plans farther ahead. */
const FARTHEST_DAYS = 731;

/** Changes courses of people, all or none; ids that are no active people here are not found. */
export async function editTraineesCourses(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof editTraineesCoursesCall>,
  { trainees, courses, action, dueOn }: InputOf<typeof editTraineesCoursesCall>,
): Promise<AnswerOf<typeof editTraineesCoursesCall>> {
  const now = clock.now();
  const today = trainingDay(now, caller.brand);
  const { orgId } = caller.session;
  if (dueOn !== undefined && (dueOn < today || dueOn > addDays(today, FARTHEST_DAYS)))
    throw new AppError('DUE_DATE_INVALID', { field: 'dueOn' });
  await database.inOrg(orgId, async (tx) => {
    const courseIds = [...new Set(courses)];
    for (const courseId of courseIds) {
      const { isOffered } = await requireKnownCourse(tx, courseId);
      // What was taken back is begun by nobody any more.
      if (!isOffered && action !== 'waive' && action !== 'due') throw new AppError('NOT_FOUND');
    }
    const traineeIds = await findActiveIds(tx, trainees);
    if (traineeIds.length < new Set(trainees).size) throw new AppError('NOT_FOUND');
    const { dueDays } = await currentProgramme(tx, today);
    const change = { traineeIds, courseIds, dueOn: dueOn ?? addDays(today, dueDays), today, now };
    if (action === 'assign') await assignCourses(tx, orgId, change);
    if (action === 'waive') await waiveCourses(tx, orgId, change);
    if (action === 'reset') await resetCourses(tx, change);
    if (action === 'due') await moveDueDays(tx, change);
    const [only] = traineeIds.length === 1 ? traineeIds : [];
    const person = only === undefined ? undefined : await findTrainee(tx, only);
    await auditCaller(tx, caller, now, {
      action: 'training.courses-changed',
      subject: person?.email ?? '',
      details: { change: action, people: traineeIds.length, courses: courseIds, dueOn: dueOn ?? null },
    });
  });
  return { success: true };
}
