import { randomUUID } from 'node:crypto';
import { faults } from '@portal/contract/input-faults.texts.ts';
import type {
  closeRegisterEntry as closeCall,
  reopenRegisterEntry as reopenCall,
} from '@portal/contract/registers/registers.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { dueDay } from '@portal/domain/registers/due-day.ts';
import { nextRecord } from '@portal/domain/registers/next-record.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError, InputError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { OrgTransaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { actorName, lockOrganisation } from '../profile/public.ts';
import { insertChanges } from './changes.store.ts';
import { type Change, type EntryRow, insertEntries, lockEntry, setClosed } from './entries.store.ts';
import { requireRoom } from './require-room.ts';
import { type Register, registerOf } from './shipped-registers.ts';

/** Says that an entry is done, by whom and on which day; where the register has a next one and it is wanted, that is planned. */
export async function closeRegisterEntry(
  { database, clock }: Services,
  caller: CallerOf<typeof closeCall>,
  { entryId, closedOn, planNext, version }: InputOf<typeof closeCall>,
): Promise<AnswerOf<typeof closeCall>> {
  const { session, brand, language } = caller;
  const at = clock.now();
  if (closedOn > dayOf(at, brand.timeZone))
    throw new InputError([{ field: 'closedOn', message: unsaid(faults.dateNotValid) }]);
  return database.inOrg(session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const row = await requireEntry(tx, entryId, version);
    if (row.closed_on !== null) throw new AppError('REGISTER_ENTRY_CLOSED');
    const register = registerOf(row.register, language);
    requireTicked(register, row);
    const change = { byName: await actorName(tx, caller), at };
    const closed = { on: closedOn, by: session.userId, byName: change.byName };
    const closedVersion = await setClosed(tx, entryId, closed, change);
    await insertChanges(tx, session.orgId, [{ entryId, kind: 'closed' }], change);
    const nextEntryId = planNext ? await plan(tx, register, row, closedOn, change) : null;
    const details = { register: register.id, entryId, closedOn };
    await auditCaller(tx, caller, at, { action: 'registers.closed', subject: register.name, details });
    return { success: true, data: { version: closedVersion, nextEntryId } };
  });
}

/** @throws AppError REGISTER_CHECKLIST_OPEN while a point is neither done nor needed */
function requireTicked({ checklist }: Register, { ticks }: EntryRow): void {
  const count = checklist.filter(({ id }) => ticks[id] === undefined).length;
  if (count > 0) throw new AppError('REGISTER_CHECKLIST_OPEN', { values: { count } });
}

async function plan(
  tx: OrgTransaction,
  register: Register,
  row: EntryRow,
  closedOn: string,
  change: Change,
): Promise<string | null> {
  const values = nextRecord(register, row.values, closedOn);
  if (values === null) return null;
  await requireRoom(tx, register.id, 1);
  const entryId = randomUUID();
  const planned = {
    entryId,
    title: values[register.title] ?? '',
    values,
    ticks: {},
    ownerName: row.owner_name,
    ownerEmail: row.owner_email,
    dueOn: dueDay(register.due, values, closedOn),
  };
  await insertEntries(tx, { orgId: row.org_id, register: register.id }, [planned], change);
  await insertChanges(tx, row.org_id, [{ entryId, kind: 'planned' }], change);
  return entryId;
}

/** Takes the closing of an entry back. */
export async function reopenRegisterEntry(
  { database, clock }: Services,
  caller: CallerOf<typeof reopenCall>,
  { entryId, version }: InputOf<typeof reopenCall>,
): Promise<AnswerOf<typeof reopenCall>> {
  const at = clock.now();
  return database.inOrg(caller.session.orgId, async (tx) => {
    const row = await requireEntry(tx, entryId, version);
    if (row.closed_on === null) return { success: true, data: { version: row.version } };
    const change = { byName: await actorName(tx, caller), at };
    const opened = await setClosed(tx, entryId, null, change);
    await insertChanges(tx, row.org_id, [{ entryId, kind: 'reopened' }], change);
    const details = { register: row.register, entryId };
    await auditCaller(tx, caller, at, {
      action: 'registers.reopened',
      subject: registerOf(row.register, caller.language).name,
      details,
    });
    return { success: true, data: { version: opened } };
  });
}

/**
 * An entry that nobody else changes until this transaction has ended.
 * @throws AppError NOT_FOUND, and REGISTER_ENTRY_CHANGED where it is no longer what was seen
 */
export async function requireEntry(tx: OrgTransaction, entryId: string, version: number): Promise<EntryRow> {
  const row = await lockEntry(tx, entryId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('REGISTER_ENTRY_CHANGED', { values: { by: row.changed_by_name } });
  return row;
}
