import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** Which of these files have a row. */
export async function findKeptFiles(tx: SystemTransaction, fileIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('help_files')
    .select('file_id')
    .where('file_id', 'in', fileIds)
    .unionAll(tx.selectFrom('weakness_files').select('file_id').where('file_id', 'in', fileIds))
    .execute();
  return rows.map((row) => row.file_id);
}

/** The files that the firm can see: those of sent messages, and of weaknesses that it has been told of. */
export function listShownFiles(tx: OrgTransaction) {
  return tx
    .selectFrom('help_files')
    .select(['file_id', 'file_name'])
    .where('reply_id', 'is not', null)
    .unionAll(
      tx
        .selectFrom('weakness_files')
        .innerJoin('weaknesses', 'weaknesses.weakness_id', 'weakness_files.weakness_id')
        .select(['file_id', 'file_name'])
        .where('published_at', 'is not', null)
        .where('withdrawn_at', 'is', null),
    )
    .execute();
}
