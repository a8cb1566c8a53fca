import { randomUUID } from 'node:crypto';
import type {
  checkTrainees as checkTraineesCall,
  saveTraineesBulk as saveTraineesBulkCall,
  traineesTemplate,
} from '@portal/contract/training/trainee-import.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { rolesOf } from '@portal/domain/training/training-roles.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { inChunks } from '../../../system/in-slices.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { dropCoursesOfLostRoles, moveCourses, openCourses } from '../assignments.store.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { beginProgramme } from '../programme.ts';
import { welcomeTraineesJob } from '../training.kinds.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { addressesOf, type CheckedRow, checkPeople, type KnownPerson } from './check-people.ts';
import { template as texts } from './people.texts.ts';
import { PEOPLE_TABLE } from './people-table-reader.ts';
import type { PeopleTable } from './read-people-table.ts';
import { requireSeats } from './save-trainees.ts';
import { countActive, findTraineesByEmail, insertTrainees, type NewTrainee, updateTrainees } from './trainees.store.ts';

/** So many rows are shown of a list that is to be checked. */
const ROWS_SHOWN = 500;
/** So many are in one statement: what is written and read of more at once keeps everybody else waiting. */
const WRITTEN_AT_ONCE = 500;
/** Welcome mails of a list are queued by jobs, so many people each. */
const WELCOMED_AT_ONCE = 100;

const KINDS = ['new', 'update', 'unchanged', 'duplicate', 'error'] as const;

/** What a list would do. Nothing is written. */
export async function checkTrainees(
  { database, clock, plans, fileReaders }: TrainingServices,
  { session, brand, language }: CallerOf<typeof checkTraineesCall>,
  { file }: InputOf<typeof checkTraineesCall>,
): Promise<AnswerOf<typeof checkTraineesCall>> {
  const table = await fileReaders.read(PEOPLE_TABLE, session.orgId, file.bytes);
  const today = trainingDay(clock.now(), brand);
  return database.inOrg(session.orgId, async (tx) => {
    const rows = await checkTable(tx, table, { today, say: sayFor(brand, language) });
    const counts = countKinds(rows);
    const used = await countActive(tx);
    const { plan } = await plans.current(tx);
    const isTrouble = ({ kind }: CheckedRow) => kind === 'error' || kind === 'duplicate';
    return {
      success: true,
      data: {
        rows: [...rows.filter(isTrouble), ...rows.filter((row) => !isTrouble(row))].slice(0, ROWS_SHOWN),
        counts,
        columns: [...table.columns],
        encoding: table.encoding,
        seats: { plan: plan.planDetail.trainingNumberOfSeats, used, needed: used + counts.new },
      },
    };
  });
}

async function checkTable(
  tx: OrgTransaction,
  table: PeopleTable,
  at: { readonly today: string; readonly say: Say },
): Promise<CheckedRow[]> {
  const known = await peopleByEmail(tx, await addressesOf(table));
  return checkPeople(table, known, at);
}

/** Active people by their addresses. */
async function peopleByEmail(tx: OrgTransaction, emails: readonly string[]) {
  const known = new Map<string, KnownPerson & { readonly trainee_id: string }>();
  for (const chunk of inChunks(emails, WRITTEN_AT_ONCE))
    for (const { email, started_on: startedOn, roles, ...row } of await findTraineesByEmail(tx, chunk))
      known.set(email, { ...row, startedOn, roles: rolesOf(roles) });
  return known;
}

const countKinds = (rows: readonly CheckedRow[]) => {
  const count = (kind: CheckedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])) as Record<(typeof KINDS)[number], number>;
};

/** Writes a list in one transaction: all of it, or what has no errors where that is asked for; mails are queued by jobs. */
export async function saveTraineesBulk(
  services: TrainingServices,
  caller: CallerOf<typeof saveTraineesBulkCall>,
  { file, skipErrors }: InputOf<typeof saveTraineesBulkCall>,
): Promise<AnswerOf<typeof saveTraineesBulkCall>> {
  const { database, clock, queue, fileReaders } = services;

  const table = await fileReaders.read(PEOPLE_TABLE, caller.session.orgId, file.bytes);
  const now = clock.now();
  const today = trainingDay(now, caller.brand);
  const { orgId } = caller.session;
  return database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const rows = await checkTable(tx, table, { today, say: sayFor(caller.brand, caller.language) });
    const counts = countKinds(rows);
    if (counts.error > 0 && skipErrors === 'false')
      throw new AppError('TRAINEE_FILE_HAS_ERRORS', { field: 'file', values: { count: counts.error } });
    await requireSeats(services, tx, counts.new);
    await beginProgramme(tx, orgId, today, now);
    const ids = await addPeople(tx, orgId, rows, today, now);
    await updatePeople(tx, rows, today, now);
    for (const traineeIds of inChunks(ids, WELCOMED_AT_ONCE))
      await queue.enqueue(tx, welcomeTraineesJob, { orgId, traineeIds: [...traineeIds] });
    const written = {
      added: counts.new,
      updated: counts.update,
      unchanged: counts.unchanged,
      skipped: counts.error + counts.duplicate,
    };
    await auditCaller(tx, caller, now, {
      action: 'training.list-imported',
      subject: file.fileName,
      details: written,
    });
    return { success: true, data: written };
  });
}

/** Adds those of a list who are new, with the courses that are open; their ids. */
async function addPeople(tx: OrgTransaction, orgId: string, rows: readonly CheckedRow[], today: string, now: Date) {
  const ids: string[] = [];
  const added = rows.filter(({ kind }) => kind === 'new');
  for (const chunk of inChunks(added, WRITTEN_AT_ONCE)) {
    const people = chunk.map((row) => ({ ...row, traineeId: randomUUID() }));
    const chunkIds = people.map(({ traineeId }) => traineeId);
    await insertTrainees(tx, orgId, people, { on: today, at: now });
    await openCourses(tx, yearPlaces(), today, now, chunkIds);
    ids.push(...chunkIds);
  }
  return ids;
}

async function updatePeople(tx: OrgTransaction, rows: readonly CheckedRow[], today: string, now: Date): Promise<void> {
  const changed = rows.filter(({ kind }) => kind === 'update');
  for (const chunk of inChunks(changed, WRITTEN_AT_ONCE)) {
    const known = await peopleByEmail(
      tx,
      chunk.map(({ email }) => email),
    );
    const people = chunk.flatMap((row): NewTrainee[] => {
      const person = known.get(row.email);
      return person === undefined ? [] : [{ ...row, traineeId: person.trainee_id }];
    });
    await updateTrainees(tx, people, today);
    const moved = people
      .filter(({ email, startedOn }) => known.get(email)?.startedOn !== startedOn)
      .map(({ traineeId }) => traineeId);
    if (moved.length > 0) await moveCourses(tx, yearPlaces(), today, moved);
    const ids = people.map(({ traineeId }) => traineeId);
    await dropCoursesOfLostRoles(tx, yearPlaces(), ids);
    await openCourses(tx, yearPlaces(), today, now, ids);
  }
}

/** An example of a list, to be filled in, in its reader's language. */
export async function answerTraineesTemplate(
  _services: TrainingServices,
  { brand, language }: CallerOf<typeof traineesTemplate>,
): Promise<AnswerOf<typeof traineesTemplate>> {
  const say = sayFor(brand, language);
  const headings = [texts.email, texts.name, texts.department, texts.start, texts.roles].map((heading) => say(heading));
  const people = [
    [
      say(texts.firstEmail),
      say(texts.firstName),
      say(texts.firstDepartment),
      '2026-12-01',
      say(roleNames['front-desk']),
    ],
    [say(texts.secondEmail), say(texts.secondName), say(texts.secondDepartment), '', ''],
  ];
  return { fileName: `${say(texts.fileName)}.csv`, bytes: Buffer.from(csvFile(headings, people)) };
}
