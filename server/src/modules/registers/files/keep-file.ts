import { randomUUID } from 'node:crypto';
import type {
  addRegisterFile as addCall,
  registerFile as downloadCall,
  removeRegisterFile as removeCall,
} from '@portal/contract/registers/register-files.calls.ts';
import { MAX_FILES } from '@portal/domain/registers/register.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { readAttachment } from '../../concierge/public.ts';
import { actorName } from '../../profile/public.ts';
import { insertChanges } from '../changes.store.ts';
import { findEntry, lockEntry } from '../entries.store.ts';
import { registerOf } from '../shipped-registers.ts';
import { filePath } from './file-path.ts';
import { deleteRegisterFile, findRegisterFile, insertRegisterFile, listRegisterFiles } from './register-files.store.ts';

/** Keeps a file that proves an entry, a closed one too: first the bytes, then the row. */
export async function addRegisterFile(
  { database, clock, files, fileReaders }: Services,
  caller: CallerOf<typeof addCall>,
  { entryId, file }: InputOf<typeof addCall>,
): Promise<AnswerOf<typeof addCall>> {
  const { orgId, userId } = caller.session;
  await database.inOrg(orgId, async (tx) => {
    await requireFound(findEntry(tx, entryId));
    await requireFileRoom(tx, entryId);
  });
  const { checked, bytes } = await readAttachment(fileReaders, orgId, file);
  const { fileName, size } = checked;
  const fileId = randomUUID();
  const at = clock.now();
  await files.put(filePath(orgId, fileId), bytes);
  await database.inOrg(orgId, async (tx) => {
    const { register } = await requireFound(lockEntry(tx, entryId));
    await requireFileRoom(tx, entryId);
    const byName = await actorName(tx, caller);
    await insertRegisterFile(tx, {
      ...checked,
      fileId,
      orgId,
      entryId,
      addedBy: userId,
      addedByName: byName,
      addedAt: at,
    });
    await insertChanges(tx, orgId, [{ entryId, kind: 'file-added', fileName }], { byName, at });
    const details = { register, entryId, fileId, fileName };
    await auditCaller(tx, caller, at, {
      action: 'registers.file-added',
      subject: registerOf(register, caller.language).name,
      details,
    });
  });
  return { success: true, data: { fileId, fileName, size } };
}

/** Before the bytes are looked at, so that they are kept nowhere, and again once the entry is locked. */
async function requireFileRoom(tx: OrgTransaction, entryId: string): Promise<void> {
  if ((await listRegisterFiles(tx, entryId)).length >= MAX_FILES)
    throw new AppError('REGISTER_FILES_FULL', { field: 'file', values: { maximum: MAX_FILES } });
}

/** Takes a file of an entry away. */
export async function removeRegisterFile(
  { database, clock, files }: Services,
  caller: CallerOf<typeof removeCall>,
  { fileId }: InputOf<typeof removeCall>,
): Promise<AnswerOf<typeof removeCall>> {
  const { orgId } = caller.session;
  const at = clock.now();
  await database.inOrg(orgId, async (tx) => {
    const found = await requireFile(tx, fileId);
    const { entry_id: entryId, file_name: fileName, register } = found;
    await deleteRegisterFile(tx, fileId);
    const byName = await actorName(tx, caller);
    await insertChanges(tx, orgId, [{ entryId, kind: 'file-removed', fileName }], { byName, at });
    const details = { register, entryId, fileId, fileName };
    await auditCaller(tx, caller, at, {
      action: 'registers.file-removed',
      subject: registerOf(register, caller.language).name,
      details,
    });
  });
  await files.remove(filePath(orgId, fileId));
  return { success: true };
}

/** The bytes of a file, to be saved. @throws AppError NOT_FOUND where it is another firm's, or its bytes are gone */
export async function downloadRegisterFile(
  { database, clock, files }: Services,
  caller: CallerOf<typeof downloadCall>,
  { fileId }: InputOf<typeof downloadCall>,
): Promise<AnswerOf<typeof downloadCall>> {
  const { orgId } = caller.session;
  const fileName = await database.inOrg(orgId, async (tx) => {
    const { entry_id: entryId, file_name: name, register } = await requireFile(tx, fileId);
    const details = { register, entryId, fileId, fileName: name };
    await auditCaller(tx, caller, clock.now(), {
      action: 'registers.file-downloaded',
      subject: registerOf(register, caller.language).name,
      details,
    });
    return name;
  });
  const bytes = await files.get(filePath(orgId, fileId));
  if (bytes === null) throw new AppError('NOT_FOUND');
  return { fileName, bytes };
}

const requireFile = (tx: OrgTransaction, fileId: string) => requireFound(findRegisterFile(tx, fileId));

async function requireFound<Row>(row: Promise<Row | undefined>): Promise<Row> {
  const found = await row;
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}
