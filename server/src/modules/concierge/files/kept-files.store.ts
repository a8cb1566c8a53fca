import type { SystemTransaction } from '../../../database/database.ts';

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
