import type { readTrainingGrid as readTrainingGridCall } from '@portal/contract/training/training-reports.calls.ts';
import { type CourseState, courseState } from '@portal/domain/training/course-state.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { coursesOf } from '../courses/shelf.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { countTeam, listTeamRows, type TeamRow } from '../people/team.store.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { type ReportYear, reportYear } from './courses-of-year.ts';
import { findTeamYears } from './team-years.store.ts';
import { type GridRecord, listGridRecords } from './training-grid.store.ts';

const PAGE_SIZE = 25;

/** Everybody in training now beside every course of a year, those who are due first on top. */
export async function readTrainingGrid(
  { database, clock }: TrainingServices,
  { session, brand, language }: CallerOf<typeof readTrainingGridCall>,
  { page, year: asked }: InputOf<typeof readTrainingGridCall>,
): Promise<AnswerOf<typeof readTrainingGridCall>> {
  const today = trainingDay(clock.now(), brand);
  const view = { orgId: session.orgId, today, courses: yearPlaces(), only: null };
  const wanted = { state: 'all', search: '' } as const;
  return database.inOrg(session.orgId, async (tx) => {
    const years = await findTeamYears(tx, today);
    const shown = reportYear(years, await coursesOf(tx, language), asked);
    const { found } = await countTeam(tx, view, wanted);
    const offset = (page - 1) * PAGE_SIZE;
    const people = await listTeamRows(tx, view, { ...wanted, sort: 'due', offset, limit: PAGE_SIZE });
    const cellsOf = await readCells(tx, people, shown, today);
    return {
      success: true,
      data: {
        total: found,
        pageSize: PAGE_SIZE,
        year: shown.year,
        years: Math.max(years.latest, shown.year),
        courses: shown.courses.map(({ id, name, month, role }) => ({ courseId: id, name, month, role: role ?? null })),
        people: people.map((person) => ({
          traineeId: person.trainee_id,
          name: person.name,
          department: person.department,
          cells: cellsOf(person).map(({ state, dueOn }) => ({ state, dueOn })),
        })),
      },
    };
  });
}

/** How a person stands with a course of a year; no state where it is for others. */
export type Cell = {
  readonly state: CourseState | null;
  readonly dueOn: string | null;
  /** Ids of the exercises that they did. */
  readonly exercises: readonly string[];
};
type GridPerson = Pick<TeamRow, 'trainee_id' | 'roles'>;

/** How people stand with each of a year's courses, in their order. */
export async function readCells(
  tx: OrgTransaction,
  people: readonly GridPerson[],
  { courses, round }: ReportYear,
  today: string,
): Promise<(person: GridPerson) => Cell[]> {
  const traineeIds = people.map(({ trainee_id }) => trainee_id);
  const records = await listGridRecords(tx, traineeIds, { courseIds: courses.map(({ id }) => id), round });
  const known = new Map(records.map((record) => [`${record.trainee_id} ${record.course_id}`, record]));
  return ({ trainee_id, roles }) =>
    courses.map(({ id, role }) => {
      const record = known.get(`${trainee_id} ${id}`);
      if (record !== undefined) return toCell(record, today);
      return { state: role === undefined || roles.includes(role) ? 'planned' : null, dueOn: null, exercises: [] };
    });
}

function toCell(record: GridRecord, today: string): Cell {
  const { due_on: dueOn, is_waived: isWaived, started_at, completed_at, exercises } = record;
  const state = courseState(
    { isWaived, dueOn, isStarted: started_at !== null, isCompleted: completed_at !== null },
    today,
  );
  return { state, dueOn: state === 'waived' ? null : dueOn, exercises };
}
