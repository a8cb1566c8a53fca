import type { OrgTransaction } from '../../../database/database.ts';

/** Says of a person, or of all of the firm's, whether the directory keeps them. */
export async function markFromDirectory(
  tx: OrgTransaction,
  traineeId: string | null,
  isFromDirectory: boolean,
): Promise<void> {
  await tx
    .updateTable('trainees')
    .set((eb) => ({ from_directory: isFromDirectory, revision: eb('revision', '+', 1) }))
    .where('from_directory', '<>', isFromDirectory)
    .$if(traineeId !== null, (query) => query.where('trainee_id', '=', traineeId ?? ''))
    .execute();
}
