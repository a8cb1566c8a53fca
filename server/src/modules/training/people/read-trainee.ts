import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { readTrainee as readTraineeCall } from '@portal/contract/training/trainees.calls.ts';
import { courseState } from '@portal/domain/training/course-state.ts';
import { courseOpensOn, dueAfter } from '@portal/domain/training/training-year.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { type AssignmentRow, listAssignments } from '../assignments.store.ts';
import { yearCourses } from '../courses/year-courses.ts';
import { linkState } from '../links/link-state.ts';
import { findNewestLink } from '../links/trainee-links.store.ts';
import { currentProgramme } from '../programme.ts';
import type { ProgrammeFields } from '../programmes.store.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { findTrainee, type TraineeRow } from './trainees.store.ts';

/** One person with every course of the year. */
export async function readTrainee(
  { database, clock }: TrainingServices,
  { session, brand }: CallerOf<typeof readTraineeCall>,
  { traineeId }: InputOf<typeof readTraineeCall>,
): Promise<AnswerOf<typeof readTraineeCall>> {
  const now = clock.now();
  const today = trainingDay(now, brand);
  return database.inOrg(session.orgId, async (tx) => {
    const trainee = await findTrainee(tx, traineeId);
    if (trainee === undefined) throw new AppError('NOT_FOUND');
    const programme = await currentProgramme(tx, today);
    const link = await findNewestLink(tx, traineeId);
    const assignments = new Map((await listAssignments(tx, traineeId)).map((row) => [row.course_id, row]));
    const newest = link === undefined ? null : { expiresAt: link.expires_at, revokedAt: link.revoked_at };
    return {
      success: true,
      data: {
        id: trainee.trainee_id,
        revision: trainee.revision,
        name: trainee.name,
        email: trainee.email,
        department: trainee.department,
        startedOn: trainee.started_on,
        addedAt: trainee.added_at.toISOString(),
        removedAt: trainee.removed_at?.toISOString() ?? null,
        lastSeenAt: trainee.last_seen_at?.toISOString() ?? null,
        linkState: linkState(newest, now),
        linkExpiresAt: newest?.expiresAt.toISOString() ?? null,
        courses: yearCourses().map((course) =>
          traineeCourse(course, assignments.get(course.id) ?? null, { trainee, programme, today }),
        ),
      },
    };
  });
}

type Around = {
  readonly trainee: Pick<TraineeRow, 'started_on' | 'added_on'>;
  readonly programme: ProgrammeFields;
  readonly today: string;
};

/** How a person stands with a course, and when it opens or opened. */
export function standing(
  course: Pick<Course, 'month'>,
  row: AssignmentRow | null,
  { trainee, programme, today }: Around,
) {
  const opensOn =
    row?.opens_on ??
    courseOpensOn(programme, { startedOn: trainee.started_on, addedOn: trainee.added_on }, course.month);
  const record =
    row === null
      ? null
      : {
          isWaived: row.is_waived,
          dueOn: row.due_on,
          isStarted: row.started_at !== null,
          isCompleted: row.completed_at !== null,
        };
  const state = courseState(record, today);
  return { state, opensOn, dueOn: state === 'waived' ? null : (row?.due_on ?? dueAfter(opensOn, programme)) };
}

function traineeCourse(course: Course, row: AssignmentRow | null, around: Around) {
  return {
    courseId: course.id,
    name: course.name,
    month: course.month,
    ...standing(course, row, around),
    startedAt: row?.started_at?.toISOString() ?? null,
    completedAt: row?.completed_at?.toISOString() ?? null,
    version: row?.course_version ?? null,
    right: row?.right_answers ?? null,
    outOf: row?.out_of ?? null,
    tries: row?.tries ?? 0,
    certificate: row?.certificate ?? null,
  };
}
