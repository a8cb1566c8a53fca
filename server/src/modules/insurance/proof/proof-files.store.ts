import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

const COLUMNS = ['file_id', 'statement_key', 'file_name', 'size', 'added_by_name', 'added_at'] as const;

/** The proof of every line that has one. */
export function listProofFiles(tx: OrgTransaction) {
  return tx.selectFrom('proof_files').select(COLUMNS).execute();
}

export type ProofFileRow = Awaited<ReturnType<typeof listProofFiles>>[number];

export function findProofFile(tx: OrgTransaction, fileId: string): Promise<ProofFileRow | undefined> {
  return tx.selectFrom('proof_files').select(COLUMNS).where('file_id', '=', fileId).executeTakeFirst();
}

export type NewProofFile = {
  readonly fileId: string;
  readonly orgId: string;
  readonly key: string;
  readonly fileName: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly addedBy: string;
  readonly addedByName: string;
  readonly addedAt: Date;
};

export async function insertProofFile(tx: OrgTransaction, file: NewProofFile): Promise<void> {
  await tx
    .insertInto('proof_files')
    .values({
      file_id: file.fileId,
      org_id: file.orgId,
      statement_key: file.key,
      file_name: file.fileName,
      size: file.size,
      sha256: file.sha256,
      added_by: file.addedBy,
      added_by_name: file.addedByName,
      added_at: file.addedAt,
    })
    .execute();
}

/** Forgets the proof of a line; undefined where it has none. */
export function deleteProofFile(tx: OrgTransaction, key: string): Promise<ProofFileRow | undefined> {
  return tx.deleteFrom('proof_files').where('statement_key', '=', key).returning(COLUMNS).executeTakeFirst();
}

/** Which of these files have a row. */
export async function findKeptProofs(tx: SystemTransaction, fileIds: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('proof_files').select('file_id').where('file_id', 'in', fileIds).execute();
  return rows.map((row) => row.file_id);
}
