import type { readTrainee as readTraineeCall } from '@portal/contract/training/trainees.calls.ts';
import { rolesOf } from '@portal/domain/training/training-roles.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { coursesOfPerson } from '../courses/shelf.ts';
import { daysWalkedOf } from '../days/days-of-person.ts';
import { exercisesDone } from '../exercises-done.ts';
import { linkState } from '../links/link-state.ts';
import { findNewestLink } from '../links/trainee-links.store.ts';
import { countDone, type PersonCourse, readPersonYears } from '../person-courses.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { findTrainee } from './trainees.store.ts';

/** One person with the courses of their year, and of those before. */
export async function readTrainee(
  { database, clock }: TrainingServices,
  { session, brand, language }: CallerOf<typeof readTraineeCall>,
  { traineeId }: InputOf<typeof readTraineeCall>,
): Promise<AnswerOf<typeof readTraineeCall>> {
  const now = clock.now();
  const today = trainingDay(now, brand);
  return database.inOrg(session.orgId, async (tx) => {
    const trainee = await findTrainee(tx, traineeId);
    if (trainee === undefined) throw new AppError('NOT_FOUND');
    const years = await readPersonYears(tx, trainee, today, await coursesOfPerson(tx, traineeId, language));
    const link = await findNewestLink(tx, traineeId);
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
        roles: rolesOf(trainee.roles),
        isFromDirectory: trainee.from_directory,
        year: years.year,
        courses: years.current.map(traineeCourse),
        daysWalked: await daysWalkedOf(tx, traineeId),
        earlier: years.earlier.map(({ year, courses }) => ({
          year,
          ...countDone(courses),
          courses: courses.map(traineeCourse),
        })),
      },
    };
  });
}

function traineeCourse({ course, row, past, state, opensOn, dueOn }: PersonCourse) {
  const done = row ?? past;
  return {
    courseId: course.id,
    name: course.name,
    month: course.month,
    role: course.role ?? null,
    round: done?.round ?? 1,
    state,
    opensOn,
    dueOn,
    startedAt: row?.started_at?.toISOString() ?? null,
    completedAt: done?.completed_at?.toISOString() ?? null,
    version: done?.course_version ?? null,
    right: done?.right_answers ?? null,
    outOf: done?.out_of ?? null,
    tries: row?.tries ?? 0,
    exercises: exercisesDone(course, done),
    certificate: done?.certificate ?? null,
  };
}
