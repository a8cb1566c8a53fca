import type { trainingTableCsv } from '@portal/contract/training/training-reports.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { rolesOf } from '@portal/domain/training/training-roles.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { coursesOf } from '../courses/shelf.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { listTeamRows, type TeamView } from '../people/team.store.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { reportYear } from './courses-of-year.ts';
import { about, states } from './evidence.texts.ts';
import { readHardQuestions } from './hard-questions.ts';
import { readRecallFigures } from './recall-figures.ts';
import { rolesTable } from './roles-table.ts';
import { tableColumns as columns } from './table-columns.texts.ts';
import { findTeamYears } from './team-years.store.ts';
import { readCells } from './training-grid.ts';
import { countRoleMonths } from './training-reports.store.ts';

type Asked = { readonly view: TeamView; readonly year: number | undefined; readonly caller: Caller; readonly say: Say };
type Caller = CallerOf<typeof trainingTableCsv>;
type Rows = readonly (readonly string[])[];

/** More than any firm has, of people and of questions. */
const ALL = 100_000;

/** The head and the rows of each table. */
const TABLES: Readonly<
  Record<InputOf<typeof trainingTableCsv>['table'], (tx: OrgTransaction, asked: Asked) => Promise<Rows>>
> = {
  roles: rowsOfRoles,
  people: rowsOfPeople,
  questions: rowsOfQuestions,
  recall: rowsOfRecall,
};

/** One table of the reports as a file, whose cells are safe in spreadsheet programs. */
export async function downloadTrainingTable(
  { database, clock }: TrainingServices,
  caller: Caller,
  { table, year }: InputOf<typeof trainingTableCsv>,
): Promise<AnswerOf<typeof trainingTableCsv>> {
  const now = clock.now();
  const today = trainingDay(now, caller.brand);
  const { orgId } = caller.session;
  const say = sayFor(caller.brand, caller.language);
  const view = { orgId, today, courses: yearPlaces(), only: null };
  const [head = [], ...rows] = await database.inOrg(orgId, async (tx) => {
    const read = await TABLES[table](tx, { view, year, caller, say });
    const details = { table, records: read.length - 1 };
    await auditCaller(tx, caller, now, { action: 'training.exported', details });
    return read;
  });
  return { fileName: `training-${table}-${today}.csv`, bytes: Buffer.from(csvFile(head, rows)) };
}

async function rowsOfRoles(tx: OrgTransaction, { view, say }: Asked): Promise<Rows> {
  const rows = rolesTable(await countRoleMonths(tx, view)).flatMap(({ role, people, months }) =>
    months.map(({ month, due, completed }) => [
      role === null ? say(about.everybody) : say(roleNames[role]),
      ...[String(people), month, String(due), String(completed)],
    ]),
  );
  return [
    [columns.role, columns.people, columns.month, columns.due, columns.completed].map((one) => say(one)),
    ...rows,
  ];
}

/** People as rows, a year's courses as columns. */
async function rowsOfPeople(tx: OrgTransaction, { view, year, caller, say }: Asked): Promise<Rows> {
  const shown = reportYear(await findTeamYears(tx, view.today), await coursesOf(tx, caller.language), year);
  const people = await listTeamRows(tx, view, { state: 'all', search: '', sort: 'name', offset: 0, limit: ALL });
  const cellsOf = await readCells(tx, people, shown, view.today);
  const head = [columns.name, columns.email, columns.department, columns.roles].map((one) => say(one));
  const rows = people.map((person) => [
    ...[person.name, person.email, person.department],
    rolesOf(person.roles)
      .map((role) => say(roleNames[role]))
      .join(', '),
    ...cellsOf(person).map(({ state }) => (state === null ? '' : say(states[state]))),
  ]);
  return [[...head, ...shown.courses.map(({ name }) => name)], ...rows];
}

async function rowsOfQuestions(tx: OrgTransaction, { view, caller, say }: Asked): Promise<Rows> {
  const rows = (await readHardQuestions(tx, view.orgId, caller.language, ALL)).map((one) => [
    ...[one.courseName, one.question, String(one.answers), String(one.wrong)],
    String(Math.round((one.wrong / one.answers) * 100)),
  ]);
  const head = [columns.course, columns.question, columns.answers, columns.wrong, columns.wrongPercent];
  return [head.map((one) => say(one)), ...rows];
}

async function rowsOfRecall(tx: OrgTransaction, { view, say }: Asked): Promise<Rows> {
  const { people, answers, rightPercent } = await readRecallFigures(tx, view.orgId);
  const head = [columns.recallPeople, columns.answers, columns.rightPercent];
  return [head.map((one) => say(one)), [String(people), String(answers), rightPercent?.toString() ?? '']];
}
