import type { SystemTransaction } from '../../../database/database.ts';

/** Stores new codes; the ones before stop working. */
export async function replaceRecoveryCodes(
  tx: SystemTransaction,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash, used_at: null })))
    .execute();
}

/** Uses a code up; false when no code is like it, or it was used. */
export async function spendRecoveryCode(
  tx: SystemTransaction,
  userId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(tx: SystemTransaction, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
