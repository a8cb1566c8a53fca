import type {
  readRegister as readRegisterCall,
  readRegisterEntry as readRegisterEntryCall,
} from '@portal/contract/registers/registers.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { addMonths } from '@portal/domain/registers/due-day.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { OrgTransaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { actorName } from '../profile/public.ts';
import { listChanges } from './changes.store.ts';
import { type EntryRow, findEntry } from './entries.store.ts';
import { countRegister, listEntries } from './entry-lists.store.ts';
import { listRegisterFiles } from './files/register-files.store.ts';
import { entryLine, registerView } from './register-view.ts';
import { type Register, registerOf } from './shipped-registers.ts';

const PAGE_SIZE = 25;

/** A register with a page of its entries. */
export async function readRegister(
  { database, clock }: Services,
  caller: CallerOf<typeof readRegisterCall>,
  { register: id, state, search, sort, page }: InputOf<typeof readRegisterCall>,
): Promise<AnswerOf<typeof readRegisterCall>> {
  const { session, brand, language } = caller;
  const today = dayOf(clock.now(), brand.timeZone);
  const filter = { register: id, state, search, today };
  return database.inOrg(session.orgId, async (tx) => {
    const { found: total, counts } = await countRegister(tx, filter);
    const rows = await listEntries(tx, filter, { sort, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
    const entries = rows.map((row) => ({ ...entryLine(row, today), files: Number(row.files) }));
    const isService = session.service !== null;
    const you = { name: await actorName(tx, caller), email: isService ? '' : session.email };
    const register = registerView(registerOf(id, language), language);
    return { success: true, data: { register, counts, total, pageSize: PAGE_SIZE, entries, you } };
  });
}

/** An entry with its files and what became of it. */
export async function readRegisterEntry(
  { database, clock }: Services,
  { session, brand, language }: CallerOf<typeof readRegisterEntryCall>,
  { entryId }: InputOf<typeof readRegisterEntryCall>,
): Promise<AnswerOf<typeof readRegisterEntryCall>> {
  const today = dayOf(clock.now(), brand.timeZone);
  return database.inOrg(session.orgId, async (tx) => {
    const row = await findEntry(tx, entryId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    const register = registerOf(row.register, language);
    return {
      success: true,
      data: { register: registerView(register, language), entry: await entryView(tx, row, register, today) },
    };
  });
}

async function entryView(tx: OrgTransaction, row: EntryRow, { retentionMonths }: Register, today: string) {
  const files = await listRegisterFiles(tx, row.entry_id);
  const changes = await listChanges(tx, row.entry_id);
  return {
    ...entryLine(row, today),
    ticks: row.ticks,
    closedByName: row.closed_by_name,
    version: row.version,
    origin: row.origin,
    createdAt: row.created_at.toISOString(),
    createdByName: row.created_by_name,
    keptUntil: row.closed_on === null ? null : addMonths(row.closed_on, retentionMonths),
    files: files.map((file) => ({
      fileId: file.file_id,
      fileName: file.file_name,
      size: file.size,
      addedAt: file.added_at.toISOString(),
      addedByName: file.added_by_name,
    })),
    history: changes.map((change) => ({
      changeId: change.change_id,
      kind: change.kind,
      changes: [...change.changes],
      fileName: change.file_name,
      by: change.changed_by_name,
      at: change.changed_at.toISOString(),
    })),
  };
}
