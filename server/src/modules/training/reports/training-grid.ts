import type { readTrainingGrid as readTrainingGridCall } from '@portal/contract/training/training-reports.calls.ts';
import { courseState } from '@portal/domain/training/course-state.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { yearCourses } from '../courses/year-courses.ts';
import { countTeam, listTeamRows, type TeamView } from '../people/team.store.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { type GridRecord, listGridRecords } from './training-grid.store.ts';

const PAGE_SIZE = 25;

/** Everybody in training now beside every course of the year, those who are due first on top. */
export async function readTrainingGrid(
  { database, clock }: TrainingServices,
  { session, brand, language }: CallerOf<typeof readTrainingGridCall>,
  { page }: InputOf<typeof readTrainingGridCall>,
): Promise<AnswerOf<typeof readTrainingGridCall>> {
  const today = trainingDay(clock.now(), brand);
  const courses = yearCourses(language);
  const courseIds = courses.map(({ id }) => id);
  const view = { orgId: session.orgId, today, courseIds };
  const wanted = { state: 'all', search: '' } as const;
  return database.inOrg(session.orgId, async (tx) => {
    const { found } = await countTeam(tx, view, wanted);
    const offset = (page - 1) * PAGE_SIZE;
    const people = await listTeamRows(tx, view, { ...wanted, sort: 'due', offset, limit: PAGE_SIZE });
    const cellsOf = await readCells(
      tx,
      people.map(({ trainee_id }) => trainee_id),
      view,
    );
    return {
      success: true,
      data: {
        total: found,
        pageSize: PAGE_SIZE,
        courses: courses.map(({ id, name, month }) => ({ courseId: id, name, month })),
        people: people.map(({ trainee_id, name, department }) => ({
          traineeId: trainee_id,
          name,
          department,
          cells: cellsOf(trainee_id),
        })),
      },
    };
  });
}

/** How people stand with each of the view's courses, in the order of the view. */
export async function readCells(tx: OrgTransaction, traineeIds: readonly string[], { courseIds, today }: TeamView) {
  const records = await listGridRecords(tx, traineeIds, courseIds);
  const known = new Map(records.map((record) => [`${record.trainee_id} ${record.course_id}`, record]));
  return (traineeId: string) => courseIds.map((courseId) => toCell(known.get(`${traineeId} ${courseId}`), today));
}

function toCell(record: GridRecord | undefined, today: string) {
  if (record === undefined) return { state: 'planned' as const, dueOn: null };
  const { due_on: dueOn, is_waived: isWaived, started_at, completed_at } = record;
  const state = courseState(
    { isWaived, dueOn, isStarted: started_at !== null, isCompleted: completed_at !== null },
    today,
  );
  return { state, dueOn: state === 'waived' ? null : dueOn };
}
