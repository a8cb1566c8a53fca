import { randomUUID } from 'node:crypto';
import type { saveRegisterEntry as saveCall } from '@portal/contract/registers/registers.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { changesOfRecord } from '@portal/domain/registers/changes-of-record.ts';
import { dueDay } from '@portal/domain/registers/due-day.ts';
import { readValues } from '@portal/domain/registers/read-value.ts';
import { ownerFaults } from '@portal/domain/registers/record-table.ts';
import { type RecordValues, TICKS, type Tick } from '@portal/domain/registers/register.ts';
import { AppError, InputError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { OrgTransaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { actorName, lockOrganisation } from '../profile/public.ts';
import { insertChanges } from './changes.store.ts';
import {
  type Change,
  type EntryContent,
  type EntryRow,
  insertEntries,
  lockEntry,
  updateEntry,
} from './entries.store.ts';
import { requireRoom } from './require-room.ts';
import { type Register, registerOf } from './shipped-registers.ts';

type Input = InputOf<typeof saveCall>;

/**
 * Writes an entry, a new one where no id is given. Of two who change the same one, the second is told.
 * @throws InputError at `values.COLUMN`, and AppError
 */
export async function saveRegisterEntry(
  { database, clock }: Services,
  caller: CallerOf<typeof saveCall>,
  input: Input,
): Promise<AnswerOf<typeof saveCall>> {
  const { session, brand, language } = caller;
  const register = registerOf(input.register, language);
  const read = readInput(register, input);
  const at = clock.now();
  return database.inOrg(session.orgId, async (tx) => {
    const change = { byName: await actorName(tx, caller), at };
    const owned = { ...read, ...ownerOf(input, caller, change.byName) };
    const asOf = (entered: Date): EntryContent => ({
      ...owned,
      dueOn: dueDay(register.due, read.values, dayOf(entered, brand.timeZone)),
    });
    const saved =
      input.entryId === null
        ? await addEntry(tx, { orgId: session.orgId, register }, asOf(at), change)
        : await changeEntry(tx, { ...input, entryId: input.entryId, register }, asOf, change);
    if (saved.isWritten) {
      const details = { register: register.id, entryId: saved.entryId, isNew: input.entryId === null };
      await auditCaller(tx, caller, at, { action: 'registers.saved', subject: register.name, details });
    }
    return { success: true, data: { entryId: saved.entryId, version: saved.version } };
  });
}

function readInput(register: Register, { values: entered, ticks: marked, ownerName, ownerEmail }: Input) {
  const { values, faults } = readValues(register.columns, entered);
  const owner = ownerFaults({ name: ownerName, email: ownerEmail.toLowerCase() });
  const problems = [
    ...faults.map(({ column, fault }) => ({ field: `values.${column}`, message: fault })),
    ...owner.map(({ column, fault }) => ({ field: column, message: fault })),
  ];
  if (problems.length > 0) throw new InputError(problems);
  const ticks = register.checklist.flatMap(({ id }) => {
    const tick = TICKS.find((one) => one === marked[id]);
    return tick === undefined ? [] : [[id, tick] as const];
  });
  return { values, title: values[register.title] ?? '', ticks: Object.fromEntries(ticks) };
}

function ownerOf({ ownerName, ownerEmail }: Input, { session }: CallerOf<typeof saveCall>, byName: string) {
  if (ownerName !== '' || ownerEmail !== '') return { ownerName, ownerEmail: ownerEmail.toLowerCase() };
  return { ownerName: byName, ownerEmail: session.service === null ? session.email : '' };
}

type Saved = { readonly entryId: string; readonly version: number; readonly isWritten: boolean };

async function addEntry(
  tx: OrgTransaction,
  { orgId, register }: { readonly orgId: string; readonly register: Register },
  content: EntryContent,
  change: Change,
): Promise<Saved> {
  await lockOrganisation(tx);
  await requireRoom(tx, register.id, 1);
  const entryId = randomUUID();
  await insertEntries(tx, { orgId, register: register.id }, [{ ...content, entryId }], change);
  await insertChanges(tx, orgId, [{ entryId, kind: 'created' }], change);
  return { entryId, version: 1, isWritten: true };
}

async function changeEntry(
  tx: OrgTransaction,
  { entryId, register, version }: { readonly entryId: string; readonly register: Register; readonly version: number },
  contentAsOf: (entered: Date) => EntryContent,
  change: Change,
): Promise<Saved> {
  const row = await lockEntry(tx, entryId);
  if (row?.register !== register.id) throw new AppError('NOT_FOUND');
  const content = contentAsOf(row.created_at);
  const changes = changesOfRecord(comparedOf(register), comparable(row), comparable(rowLike(content)));
  // A second press finds what it wanted.
  if (changes.length === 0) return { entryId, version: row.version, isWritten: false };
  if (row.version !== version) throw new AppError('REGISTER_ENTRY_CHANGED', { values: { by: row.changed_by_name } });
  if (row.closed_on !== null) throw new AppError('REGISTER_ENTRY_CLOSED');
  const next = await updateEntry(tx, entryId, content, change);
  await insertChanges(tx, row.org_id, [{ entryId, kind: 'changed', changes }], change);
  return { entryId, version: next, isWritten: true };
}

const comparedOf = ({ columns, checklist }: Register) => [
  ...columns.map(({ id }) => id),
  ...checklist.map(({ id }) => `tick:${id}`),
  'owner',
];

type Compared = Pick<EntryRow, 'values' | 'ticks' | 'owner_name' | 'owner_email'>;

const rowLike = ({ values, ticks, ownerName, ownerEmail }: EntryContent): Compared => ({
  values,
  ticks,
  owner_name: ownerName,
  owner_email: ownerEmail,
});

function comparable({ values, ticks, owner_name: name, owner_email: email }: Compared): RecordValues {
  const ticked = Object.entries<Tick>(ticks).map(([id, tick]) => [`tick:${id}`, tick] as const);
  return { ...values, ...Object.fromEntries(ticked), owner: [name, email].filter((text) => text !== '').join(', ') };
}
