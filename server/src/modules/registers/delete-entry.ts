import type { deleteRegisterEntry as deleteCall } from '@portal/contract/registers/registers.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { requireEntry } from './close-entry.ts';
import { deleteEntry } from './entries.store.ts';
import { filePath } from './files/file-path.ts';
import { listRegisterFiles } from './files/register-files.store.ts';
import { registerOf } from './shipped-registers.ts';

/** Deletes an entry with its files and its history. */
export async function deleteRegisterEntry(
  { database, clock, files }: Services,
  caller: CallerOf<typeof deleteCall>,
  { entryId, version }: InputOf<typeof deleteCall>,
): Promise<AnswerOf<typeof deleteCall>> {
  const { orgId } = caller.session;
  const gone = await database.inOrg(orgId, async (tx) => {
    const row = await requireEntry(tx, entryId, version);
    const kept = await listRegisterFiles(tx, entryId);
    await deleteEntry(tx, entryId);
    const details = { register: row.register, entryId, files: kept.length };
    await auditCaller(tx, caller, clock.now(), {
      action: 'registers.deleted',
      subject: registerOf(row.register, caller.language).name,
      details,
    });
    return kept;
  });
  for (const { file_id: fileId } of gone) await files.remove(filePath(orgId, fileId));
  return { success: true };
}
