import type { loadTrainingData as loadTrainingDataCall } from '@portal/contract/training/trainees.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { LearningError } from '../../../providers/learning/learning-port.ts';
import { coursesOf } from '../courses/shelf.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { currentProgramme } from '../programme.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { countCourses, countTeam } from './team.store.ts';

/** Everything that the training pages begin with; where an outside system does not answer, what is known here, and that it did not. */
export async function loadTrainingData(
  services: TrainingServices,
  { session, brand, language }: CallerOf<typeof loadTrainingDataCall>,
  { updateWithSync }: InputOf<typeof loadTrainingDataCall>,
): Promise<AnswerOf<typeof loadTrainingDataCall>> {
  const { database, clock, plans } = services;

  const { orgId } = session;
  const isSyncError = updateWithSync && !(await isSynced(services, orgId));
  const now = clock.now();
  const today = trainingDay(now, brand);
  const read = await database.inOrg(orgId, async (tx) => ({
    courses: await coursesOf(tx, language),
    plan: await plans.current(tx),
    programme: await currentProgramme(tx, today),
    team: await countTeam(tx, { orgId, today, courses: yearPlaces(), only: null }),
    counts: new Map((await countCourses(tx, orgId, today)).map((row) => [row.course_id, row])),
  }));
  const { courses } = read;
  const { revision, welcomeText, recall, continuesOn, ...programme } = read.programme;
  return {
    success: true,
    isSyncError,
    data: {
      catalogMap: Object.fromEntries(
        courses.map(({ id, name, month, role, version, minutes, summary, goals, lessons }) => [
          id,
          {
            id,
            name,
            month,
            role: role ?? null,
            version,
            minutes,
            summary,
            goals,
            lessons: lessons.map(({ title }) => title),
          },
        ]),
      ),
      courseMap: Object.fromEntries(
        courses.map(({ id }) => {
          const row = read.counts.get(id);
          const { assigned = 0, completed = 0, in_progress: inProgress = 0, overdue = 0, waived = 0 } = row ?? {};
          return [id, { assigned, completed, inProgress, overdue, waived }];
        }),
      ),
      traineesData: {
        total: read.team.all + read.team.removed,
        active: read.team.all,
        finished: read.team.finished,
        upToDate: read.team['up-to-date'],
        overdue: read.team.overdue,
        seats: read.plan.plan.planDetail.trainingNumberOfSeats,
        seatsUsed: read.team.all,
      },
      programme,
      ts: now.toISOString(),
    },
  };
}

async function isSynced({ learning }: TrainingServices, orgId: string): Promise<boolean> {
  try {
    await learning.sync(orgId);
    return true;
  } catch (error) {
    if (error instanceof LearningError) return false;
    throw error;
  }
}
