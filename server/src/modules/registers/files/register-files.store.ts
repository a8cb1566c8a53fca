import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

const COLUMNS = ['file_id', 'entry_id', 'file_name', 'size', 'added_by_name', 'added_at'] as const;

/** The files of an entry, in the order in which they came. */
export function listRegisterFiles(tx: OrgTransaction, entryId: string) {
  return tx
    .selectFrom('register_files')
    .select(COLUMNS)
    .where('entry_id', '=', entryId)
    .orderBy('added_at')
    .orderBy('file_id')
    .execute();
}

/** All files of the firm's records, by their registers. */
export function listAllRegisterFiles(tx: OrgTransaction) {
  return tx
    .selectFrom('register_files')
    .innerJoin('register_entries', 'register_entries.entry_id', 'register_files.entry_id')
    .select(['file_id', 'file_name', 'register'])
    .orderBy('register')
    .orderBy('added_at')
    .execute();
}

/** A file with the register of its entry. */
export function findRegisterFile(tx: OrgTransaction, fileId: string) {
  return tx
    .selectFrom('register_files')
    .innerJoin('register_entries', 'register_entries.entry_id', 'register_files.entry_id')
    .select(['file_id', 'register_files.entry_id', 'file_name', 'register'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

export type NewRegisterFile = {
  readonly fileId: string;
  readonly orgId: string;
  readonly entryId: string;
  readonly fileName: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly addedBy: string;
  readonly addedByName: string;
  readonly addedAt: Date;
};

export async function insertRegisterFile(tx: AnyTransaction, file: NewRegisterFile): Promise<void> {
  await tx
    .insertInto('register_files')
    .values({
      file_id: file.fileId,
      org_id: file.orgId,
      entry_id: file.entryId,
      file_name: file.fileName,
      size: file.size,
      sha256: file.sha256,
      added_by: file.addedBy,
      added_by_name: file.addedByName,
      added_at: file.addedAt,
    })
    .execute();
}

export async function deleteRegisterFile(tx: OrgTransaction, fileId: string): Promise<void> {
  await tx.deleteFrom('register_files').where('file_id', '=', fileId).execute();
}

/** Which of these files have a row. */
export async function findKeptFiles(tx: SystemTransaction, fileIds: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('register_files').select('file_id').where('file_id', 'in', fileIds).execute();
  return rows.map((row) => row.file_id);
}
