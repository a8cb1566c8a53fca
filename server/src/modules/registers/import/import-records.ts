import { randomUUID } from 'node:crypto';
import type {
  checkRegisterImport as checkCall,
  importRegister as importCall,
} from '@portal/contract/registers/register-files.calls.ts';
import { IMPORT_KINDS } from '@portal/contract/registers/registers.schemas.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { dueDay } from '@portal/domain/registers/due-day.ts';
import type { RegisterId } from '@portal/domain/registers/register.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { inChunks } from '../../../system/in-slices.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { insertChanges } from '../changes.store.ts';
import { insertEntries, listValues, type NewEntry } from '../entries.store.ts';
import { requireRoom } from '../require-room.ts';
import { registerOf } from '../shipped-registers.ts';
import { type CheckedRow, checkRecords, columnsOfFile, type Reading, shownColumns, shownRow } from './check-records.ts';
import { RECORD_TABLE } from './record-table-reader.ts';

/** So many rows are shown of a file that is to be checked. */
const ROWS_SHOWN = 500;
/** So many are in one statement: what is written of more at once keeps everybody else waiting. */
const WRITTEN_AT_ONCE = 250;

type Asker = Pick<CallerOf<typeof checkCall>, 'brand' | 'language'>;

const readingOf = (register: RegisterId, { brand, language }: Asker): Reading => ({
  register: registerOf(register, language),
  say: sayFor(brand, language),
  sayAll: LANGUAGES.map((one) => sayFor(brand, one)),
});

/** What a file would add. Nothing is written. */
export async function checkRegisterImport(
  { database, fileReaders }: Services,
  caller: CallerOf<typeof checkCall>,
  { register, file }: InputOf<typeof checkCall>,
): Promise<AnswerOf<typeof checkCall>> {
  const { orgId } = caller.session;
  const table = await fileReaders.read(RECORD_TABLE, orgId, file.bytes);
  const reading = readingOf(register, caller);
  const under = columnsOfFile(table, reading);
  const known = await database.inOrg(orgId, (tx) => listValues(tx, register));
  const rows = await checkRecords(table, under, reading.register, known);
  const inOrder = (['error', 'duplicate', 'new'] as const).flatMap((kind) => rows.filter((row) => row.kind === kind));
  const shown = inOrder.slice(0, ROWS_SHOWN).map((row) => shownRow(row, reading));
  return {
    success: true,
    data: { rows: shown, counts: countKinds(rows), columns: shownColumns(table, under, reading) },
  };
}

function countKinds(rows: readonly CheckedRow[]) {
  const count = (kind: CheckedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, count(kind)])) as Record<CheckedRow['kind'], number>;
}

/** Adds the rows of a file in one transaction: all of them, or those without errors where that is asked for. */
export async function importRegister(
  { database, clock, fileReaders }: Services,
  caller: CallerOf<typeof importCall>,
  { register, file, skipErrors }: InputOf<typeof importCall>,
): Promise<AnswerOf<typeof importCall>> {
  const { orgId, email, service } = caller.session;
  const table = await fileReaders.read(RECORD_TABLE, orgId, file.bytes);
  const reading = readingOf(register, caller);
  const under = columnsOfFile(table, reading);
  const at = clock.now();
  return database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const rows = await checkRecords(table, under, reading.register, await listValues(tx, register));
    const counts = countKinds(rows);
    if (counts.error > 0 && skipErrors === 'false')
      throw new AppError('REGISTER_ROWS_HAVE_ERRORS', { field: 'file', values: { count: counts.error } });
    await requireRoom(tx, register, counts.new);
    const change = { byName: await actorName(tx, caller), at };
    const importer = { name: change.byName, email: service === null ? email : '' };
    const added = rows.filter(({ kind }) => kind === 'new');
    for (const chunk of inChunks(added, WRITTEN_AT_ONCE)) {
      const entries = chunk.map((row) => entryOf(row, reading, importer, dayOf(at, caller.brand.timeZone)));
      await insertEntries(tx, { orgId, register }, entries, change);
      const changes = entries.map(({ entryId }) => ({ entryId, kind: 'imported' as const }));
      await insertChanges(tx, orgId, changes, change);
    }
    const written = { added: counts.new, skipped: counts.error + counts.duplicate };
    const details = { register, ...written };
    await auditCaller(tx, caller, at, { action: 'registers.imported', subject: reading.register.name, details });
    return { success: true, data: written };
  });
}

function entryOf(
  { values, owner }: CheckedRow,
  { register }: Reading,
  importer: CheckedRow['owner'],
  today: string,
): NewEntry {
  const { name, email } = owner.name === '' && owner.email === '' ? importer : owner;
  return {
    entryId: randomUUID(),
    title: values[register.title] ?? '',
    values,
    ticks: {},
    ownerName: name,
    ownerEmail: email,
    dueOn: dueDay(register.due, values, today),
  };
}
