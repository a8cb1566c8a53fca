import { randomUUID } from 'node:crypto';
import type { helpUpload } from '@portal/contract/concierge/concierge.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { readAttachment } from '../files/attachment-reader.ts';
import { keptPath } from '../files/kept-files.ts';
import { countUnsentFiles, insertHelpFile } from './help-files.store.ts';

/** Files of one person that may wait to be sent: what fills a disk is many of them. */
export const MAX_UNSENT = 40;

/** Takes a file for a message that is being written. */
export async function uploadHelpFile(
  { database, clock, files, fileReaders }: ConciergeServices,
  caller: CallerOf<typeof helpUpload>,
  { file }: InputOf<typeof helpUpload>,
): Promise<AnswerOf<typeof helpUpload>> {
  const { orgId, userId } = caller.session;
  const { checked, bytes } = await readAttachment(fileReaders, orgId, file);
  const fileId = randomUUID();
  const at = clock.now();
  if ((await database.onceInOrg(orgId, (tx) => countUnsentFiles(tx, userId))) >= MAX_UNSENT)
    throw new AppError('HELP_FILES_LIMIT');
  await files.put(keptPath(orgId, fileId), bytes);
  await database.inOrg(orgId, async (tx) => {
    await insertHelpFile(tx, { ...checked, fileId, orgId, userId, at });
    await auditCaller(tx, caller, at, { action: 'help.file-added', subject: checked.fileName, details: { fileId } });
  });
  return { success: true, data: { fileId, fileName: checked.fileName, size: checked.size } };
}
