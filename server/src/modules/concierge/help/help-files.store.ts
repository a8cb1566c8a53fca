import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** A file that waits to be sent. */
export async function insertHelpFile(
  tx: AnyTransaction,
  file: {
    readonly fileId: string;
    readonly orgId: string;
    readonly userId: string;
    readonly fileName: string;
    readonly size: number;
    readonly sha256: Buffer;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('help_files')
    .values({
      file_id: file.fileId,
      org_id: file.orgId,
      reply_id: null,
      uploaded_by: file.userId,
      file_name: file.fileName,
      size: file.size,
      sha256: file.sha256,
      uploaded_at: file.at,
    })
    .execute();
}

/** How many files of somebody wait to be sent. */
export async function countUnsentFiles(tx: AnyTransaction, userId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('help_files')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('uploaded_by', '=', userId)
    .where('reply_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Gives waiting files, which this person sent for this organisation, to a message; how many of them there were. */
export async function attachFiles(
  tx: AnyTransaction,
  fileIds: readonly string[],
  { replyId, orgId, userId }: { replyId: string; orgId: string; userId: string },
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('help_files')
    .set({ reply_id: replyId })
    .where('file_id', 'in', fileIds)
    .where('org_id', '=', orgId)
    .where('uploaded_by', '=', userId)
    .where('reply_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A file of a message, with what the request is about. One that waits to be sent is nobody's yet. */
export function findSentFile(tx: OrgTransaction | SystemTransaction, fileId: string) {
  return tx
    .selectFrom('help_files')
    .innerJoin('help_replies', 'help_replies.reply_id', 'help_files.reply_id')
    .innerJoin('help_requests', 'help_requests.help_request_id', 'help_replies.help_request_id')
    .select(['help_files.file_name', 'help_files.org_id', 'help_requests.ordinal', 'help_requests.help_request_id'])
    .where('help_files.file_id', '=', fileId)
    .executeTakeFirst();
}

/** Forgets files that were not sent in time; their bytes go with the next clearing. */
export async function deleteUnsentFiles(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('help_files').where('reply_id', 'is', null).where('uploaded_at', '<', before).execute();
}
