import { randomUUID } from 'node:crypto';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { attachFiles } from './help-files.store.ts';
import { insertReply } from './help-replies.store.ts';

/**
 * Adds a message to a request, with files that its writer has sent before.
 * @throws AppError HELP_FILE_GONE when one of the files is not there, or not this person's
 */
export async function addReply(
  tx: OrgTransaction | SystemTransaction,
  reply: Omit<Parameters<typeof insertReply>[1], 'replyId'> & { readonly fileIds: readonly string[] },
): Promise<void> {
  const replyId = randomUUID();
  const { fileIds, ...rest } = reply;
  const wanted = [...new Set(fileIds)];
  await insertReply(tx, { ...rest, replyId });
  const attached = await attachFiles(tx, wanted, { replyId, orgId: reply.orgId, userId: reply.authorId });
  if (attached < wanted.length) throw new AppError('HELP_FILE_GONE', { field: 'fileIds' });
}
