import type { SystemTransaction } from '../../../database/database.ts';

export type PendingSignIn = {
  pre_session_hash: Buffer;
  user_id: string;
  owes: 'code' | 'set-up';
  wrong_codes: number;
};

/** Keeps a sign-in that owes its second factor; one that this browser had begun before is gone. */
export async function savePendingSignIn(
  tx: SystemTransaction,
  pending: {
    preSessionHash: Buffer;
    userId: string;
    owes: 'code' | 'set-up';
    expiresAt: Date;
    directorySession: Buffer | null;
  },
): Promise<void> {
  const values = {
    user_id: pending.userId,
    owes: pending.owes,
    wrong_codes: 0,
    expires_at: pending.expiresAt,
    directory_session_hash: pending.directorySession,
  };
  await tx
    .insertInto('pending_sign_ins')
    .values({ pre_session_hash: pending.preSessionHash, ...values })
    .onConflict((conflict) => conflict.column('pre_session_hash').doUpdateSet(values))
    .execute();
}

/** The sign-in that a browser has begun, locked so that two answers at once come one after the other. */
export function findPendingSignIn(
  tx: SystemTransaction,
  preSessionHash: Buffer,
  owes: PendingSignIn['owes'],
  now: Date,
): Promise<PendingSignIn | undefined> {
  return tx
    .selectFrom('pending_sign_ins')
    .select(['pre_session_hash', 'user_id', 'owes', 'wrong_codes'])
    .where('pre_session_hash', '=', preSessionHash)
    .where('owes', '=', owes)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function setWrongCodes(tx: SystemTransaction, preSessionHash: Buffer, wrongCodes: number): Promise<void> {
  await tx
    .updateTable('pending_sign_ins')
    .set({ wrong_codes: wrongCodes })
    .where('pre_session_hash', '=', preSessionHash)
    .execute();
}

export async function deletePendingSignIn(tx: SystemTransaction, preSessionHash: Buffer): Promise<void> {
  await tx.deleteFrom('pending_sign_ins').where('pre_session_hash', '=', preSessionHash).execute();
}

/** Takes away the sign-in that waited in a browser, because it has come to its session. @returns the directory's sign-in that it began with, where it was this user's */
export async function endPendingSignIn(
  tx: SystemTransaction,
  preSessionHash: Buffer,
  userId: string,
): Promise<Buffer | null> {
  const row = await tx
    .deleteFrom('pending_sign_ins')
    .where('pre_session_hash', '=', preSessionHash)
    .returning(['user_id', 'directory_session_hash'])
    .executeTakeFirst();
  return row?.user_id === userId ? row.directory_session_hash : null;
}

/** Clears away sign-ins that were not ended in time. */
export async function deleteExpiredSignIns(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
}
