import type { trainingEvidence } from '@portal/contract/training/training-reports.calls.ts';
import type { CourseState } from '@portal/domain/training/course-state.ts';
import { rolesOf } from '@portal/domain/training/training-roles.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { coursesOf } from '../courses/shelf.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { listWalkedDays } from '../days/days-walked.store.ts';
import { exercisesDone } from '../exercises-done.ts';
import { countCourses, countTeam, listTeamRows, type TeamView } from '../people/team.store.ts';
import { currentProgramme } from '../programme.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { type ReportYear, reportYear } from './courses-of-year.ts';
import { about } from './evidence.texts.ts';
import { type EvidencePerson, evidenceModel } from './evidence-model.ts';
import { rolesTable } from './roles-table.ts';
import { findTeamYears } from './team-years.store.ts';
import { type Cell, readCells } from './training-grid.ts';
import { countRoleMonths } from './training-reports.store.ts';

/** So many people are listed; for more there is the CSV file. */
const MAX_PEOPLE = 500;

/** The state of the training on a day, for auditors: what is taught, how it is tested, and who has done what. */
export async function downloadTrainingEvidence(
  services: TrainingServices,
  caller: CallerOf<typeof trainingEvidence>,
  { year: asked }: InputOf<typeof trainingEvidence>,
): Promise<AnswerOf<typeof trainingEvidence>> {
  const { database, clock, documents, brands } = services;

  const now = clock.now();
  const { brand, language } = caller;
  const say = sayFor(brand, language);
  const today = trainingDay(now, brand);
  const { orgId } = caller.session;
  const view = { orgId, today, courses: yearPlaces(), only: null };
  const read = await database.inOrg(orgId, async (tx) => {
    await auditCaller(tx, caller, now, { action: 'training.evidence-exported' });
    const shown = reportYear(await findTeamYears(tx, today), await coursesOf(tx, language), asked);
    return {
      year: shown.year,
      courses: shown.courses,
      organisationName: await findOrganisationName(tx),
      programme: await currentProgramme(tx, today),
      team: await countTeam(tx, view),
      counts: new Map((await countCourses(tx, orgId, today, shown.round)).map((row) => [row.course_id, row])),
      people: await readPeople(tx, view, shown),
      roles: rolesTable(await countRoleMonths(tx, view)),
    };
  });
  const model = evidenceModel({ brand, logo: printedLogo(await brands.logoOf(brand)), say, now, ...read });
  return {
    fileName: `${say(about.fileName, { date: today })}.pdf`,
    bytes: await documents.typeset('training-evidence', model),
  };
}

async function readPeople(tx: OrgTransaction, view: TeamView, shown: ReportYear): Promise<readonly EvidencePerson[]> {
  const rows = await listTeamRows(tx, view, { state: 'all', search: '', sort: 'name', offset: 0, limit: MAX_PEOPLE });
  const days = new Map(
    (await listWalkedDays(tx, view.orgId))
      .filter(({ year }) => year === shown.year)
      .map((day) => [day.trainee_id, day.walked_at]),
  );
  const cellsOf = await readCells(tx, rows, shown, view.today);
  return rows.map((row) => {
    const cells = cellsOf(row);
    const states = cells.map(({ state }) => state);
    const count = (...wanted: readonly CourseState[]) =>
      states.filter((state) => state !== null && wanted.includes(state)).length;
    return {
      name: row.name,
      department: row.department,
      roles: rolesOf(row.roles),
      startedOn: row.started_on,
      assigned: count('completed', 'overdue', 'in-progress', 'not-started'),
      completed: count('completed'),
      overdue: count('overdue'),
      exercises: countExercises(shown.courses, cells),
      dayWalkedAt: days.get(row.trainee_id) ?? null,
      states,
    };
  });
}

/** How many exercises somebody did of those in the courses that were opened for them. */
function countExercises(courses: ReportYear['courses'], cells: readonly Cell[]): EvidencePerson['exercises'] {
  const counted = courses.flatMap((course, index) => {
    const { state = null, exercises = [] } = cells[index] ?? {};
    return state === null || state === 'planned' || state === 'waived'
      ? []
      : exercisesDone(course, { exercises, exercise_times: {} });
  });
  const sum = (part: 'count' | 'total') => counted.reduce((all, of) => all + of[part], 0);
  return { done: sum('count'), total: sum('total') };
}
