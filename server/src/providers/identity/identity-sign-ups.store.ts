import type { SystemTransaction } from '../../database/database.ts';

export type SignUpRow = {
  readonly signUpId: string;
  readonly subject: string;
  readonly passwordHash: string;
  readonly browserHash: Buffer;
  readonly device: string;
  readonly createdAt: Date;
};

export async function insertSignUp(tx: SystemTransaction, row: SignUpRow): Promise<void> {
  await tx
    .insertInto('identity_sign_ups')
    .values({
      sign_up_id: row.signUpId,
      subject: row.subject,
      password_hash: row.passwordHash,
      browser_hash: row.browserHash,
      device: row.device,
      created_at: row.createdAt,
    })
    .execute();
}

/** The sign-ups of an unproved address, the newest first. */
export function listSignUps(tx: SystemTransaction, subject: string) {
  return tx
    .selectFrom('identity_sign_ups')
    .select(['sign_up_id', 'password_hash', 'browser_hash', 'device', 'created_at'])
    .where('subject', '=', subject)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Removes an address's sign-ups; their links stay, and are of none any more. */
export async function deleteSignUpsOf(tx: SystemTransaction, subject: string): Promise<void> {
  await tx.deleteFrom('identity_sign_ups').where('subject', '=', subject).execute();
}

/** Clears away sign-ups that nobody has proved in time. */
export async function deleteOldSignUps(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('identity_sign_ups').where('created_at', '<', before).execute();
}
