import type { SystemTransaction } from '../../../database/database.ts';

export type KeptFile = {
  readonly fileId: string;
  readonly fileName: string;
  readonly size: number;
  readonly sha256: Buffer;
};

/** The evidence of a weakness, by name. */
export function listFilesOfWeakness(tx: SystemTransaction, weaknessId: string) {
  return tx
    .selectFrom('weakness_files')
    .select(['file_id', 'file_name', 'size'])
    .where('weakness_id', '=', weaknessId)
    .orderBy('file_name')
    .orderBy('file_id')
    .execute();
}

export async function insertWeaknessFile(
  tx: SystemTransaction,
  file: KeptFile & { orgId: string; weaknessId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('weakness_files')
    .values({
      file_id: file.fileId,
      org_id: file.orgId,
      weakness_id: file.weaknessId,
      file_name: file.fileName,
      size: file.size,
      sha256: file.sha256,
      added_at: file.at,
    })
    .execute();
}

/** A file of a weakness whatever its state. */
export function findFileOfWeakness(tx: SystemTransaction, fileId: string) {
  return tx
    .selectFrom('weakness_files')
    .innerJoin('weaknesses', 'weaknesses.weakness_id', 'weakness_files.weakness_id')
    .select(['weakness_files.file_name', 'weaknesses.org_id', 'weaknesses.weakness_id', 'weaknesses.title'])
    .select(['weaknesses.published_at', 'weaknesses.withdrawn_at'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

export async function deleteWeaknessFile(tx: SystemTransaction, fileId: string): Promise<void> {
  await tx.deleteFrom('weakness_files').where('file_id', '=', fileId).execute();
}
