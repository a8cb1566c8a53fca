import { randomUUID } from 'node:crypto';
import type {
  addWeaknessFile as addWeaknessFileCall,
  downloadWeaknessFile as downloadWeaknessFileCall,
  removeWeaknessFile as removeWeaknessFileCall,
} from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { readAttachment } from '../files/attachment-reader.ts';
import { keptBytes, keptPath } from '../files/kept-files.ts';
import { auditForCustomer, auditInside } from './audit-staff.ts';
import { stateOf } from './chosen-weaknesses.ts';
import {
  deleteWeaknessFile,
  findFileOfWeakness,
  insertWeaknessFile,
  listFilesOfWeakness,
} from './weakness-files.store.ts';
import { lockWeaknesses } from './weaknesses.store.ts';

const MAX_FILES = 20;

/** Adds evidence to a weakness: first the bytes, then the row; bytes without a row are removed by and by. */
export async function addWeaknessFile(
  { database, clock, files, fileReaders }: ConciergeServices,
  caller: CallerOf<typeof addWeaknessFileCall>,
  { weaknessId, file }: InputOf<typeof addWeaknessFileCall>,
): Promise<AnswerOf<typeof addWeaknessFileCall>> {
  const { checked, bytes } = await readAttachment(fileReaders, caller.session.userId, file);
  const fileId = randomUUID();
  const at = clock.now();
  const orgId = await database.asSystem(async (tx) => (await lockForFile(tx, weaknessId)).org_id);
  await files.put(keptPath(orgId, fileId), bytes);
  await database.asSystem(async (tx) => {
    const row = await lockForFile(tx, weaknessId);
    if ((await listFilesOfWeakness(tx, weaknessId)).length >= MAX_FILES)
      throw new AppError('WEAKNESS_FILES_LIMIT', { values: { maximum: MAX_FILES } });
    await insertWeaknessFile(tx, { ...checked, fileId, orgId, weaknessId, at });
    await auditFile(tx, caller, at, row, { action: 'weakness.file-added', fileId });
  });
  return { success: true, data: { fileId, fileName: checked.fileName, size: checked.size } };
}

async function lockForFile(tx: SystemTransaction, weaknessId: string) {
  const [row] = await lockWeaknesses(tx, [weaknessId]);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (stateOf(row) === 'withdrawn') throw new AppError('WEAKNESS_WITHDRAWN');
  return row;
}

export async function removeWeaknessFile(
  { database, clock, files }: ConciergeServices,
  caller: CallerOf<typeof removeWeaknessFileCall>,
  { weaknessId, fileId }: InputOf<typeof removeWeaknessFileCall>,
): Promise<AnswerOf<typeof removeWeaknessFileCall>> {
  const orgId = await database.asSystem(async (tx) => {
    const file = await findFileOfWeakness(tx, fileId);
    if (file === undefined || file.weakness_id !== weaknessId) throw new AppError('NOT_FOUND');
    await deleteWeaknessFile(tx, fileId);
    await auditFile(tx, caller, clock.now(), file, { action: 'weakness.file-removed', fileId });
    return file.org_id;
  });
  await files.remove(keptPath(orgId, fileId));
  return { success: true };
}

/** Evidence, for staff, whatever the weakness's state. */
export async function downloadWeaknessFile(
  { database, files }: ConciergeServices,
  _caller: CallerOf<typeof downloadWeaknessFileCall>,
  { fileId }: InputOf<typeof downloadWeaknessFileCall>,
): Promise<AnswerOf<typeof downloadWeaknessFileCall>> {
  const file = await database.onceAsSystem((tx) => findFileOfWeakness(tx, fileId));
  if (file === undefined) throw new AppError('NOT_FOUND');
  return { fileName: file.file_name, bytes: await keptBytes(files, file.org_id, fileId) };
}

type Named = {
  readonly org_id: string;
  readonly weakness_id: string;
  readonly title: string;
  readonly published_at: Date | null;
  readonly withdrawn_at: Date | null;
};

async function auditFile(
  tx: SystemTransaction,
  caller: Caller,
  at: Date,
  row: Named,
  { action, fileId }: { action: string; fileId: string },
): Promise<void> {
  const entry = { action, subject: row.title, details: { weaknessId: row.weakness_id, fileId } };
  if (stateOf(row) === 'published') await auditForCustomer(tx, caller, at, { ...entry, orgId: row.org_id });
  else await auditInside(tx, caller, at, { ...entry, about: row.org_id });
}
