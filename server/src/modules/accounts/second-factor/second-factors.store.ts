import type { SystemTransaction } from '../../../database/database.ts';

export type SecondFactorRow = {
  user_id: string;
  sealed_secret: string;
  /** False where passkeys alone are the second factor. */
  has_app: boolean;
  last_step: number;
  turned_on_at: Date;
  failed_codes: number;
  failed_at: Date | null;
  locked_until: Date | null;
};

export function findSecondFactor(tx: SystemTransaction, userId: string): Promise<SecondFactorRow | undefined> {
  return tx.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Sets an authenticator app up, in place of one that was there; passkeys stay. */
export async function replaceSecondFactor(
  tx: SystemTransaction,
  factor: { userId: string; sealedSecret: string; lastStep: number; turnedOnAt: Date },
): Promise<void> {
  const values = {
    sealed_secret: factor.sealedSecret,
    has_app: true,
    last_step: factor.lastStep,
    turned_on_at: factor.turnedOnAt,
    failed_codes: 0,
    failed_at: null,
    locked_until: null,
  };
  await tx
    .insertInto('second_factors')
    .values({ user_id: factor.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await tx.deleteFrom('second_factor_set_ups').where('user_id', '=', factor.userId).execute();
}

/** Turns a second factor on that is a passkey. @param nobodysSecret of an app that there is none of */
export async function turnOnWithoutApp(
  tx: SystemTransaction,
  userId: string,
  nobodysSecret: string,
  now: Date,
): Promise<void> {
  const values = { user_id: userId, sealed_secret: nobodysSecret, has_app: false, last_step: 0, turned_on_at: now };
  await tx
    .insertInto('second_factors')
    .values({ ...values, failed_at: null, locked_until: null })
    .execute();
}

/** Takes the app from a second factor that has passkeys too. @param nobodysSecret in place of the app's */
export async function removeApp(tx: SystemTransaction, userId: string, nobodysSecret: string): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ sealed_secret: nobodysSecret, has_app: false })
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('second_factor_set_ups').where('user_id', '=', userId).execute();
}

/** Removes a second factor with all that belongs to it, passkeys included; false when there was none. */
export async function deleteSecondFactor(tx: SystemTransaction, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  await tx.deleteFrom('second_factor_set_ups').where('user_id', '=', userId).execute();
  return row !== undefined;
}

/** Notes a right code: its time step is used up, where it had one, and wrong codes are forgotten. */
export async function noteRightCode(tx: SystemTransaction, userId: string, lastStep: number): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ last_step: lastStep, failed_codes: 0, failed_at: null, locked_until: null })
    .where('user_id', '=', userId)
    .execute();
}

export async function noteWrongCode(
  tx: SystemTransaction,
  userId: string,
  failure: { failedCodes: number; failedAt: Date; lockedUntil: Date | null },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ failed_codes: failure.failedCodes, failed_at: failure.failedAt, locked_until: failure.lockedUntil })
    .where('user_id', '=', userId)
    .execute();
}

/** Puts a new secret aside until its first code; one that was begun before counts no more. */
export async function saveSetUp(
  tx: SystemTransaction,
  setUp: { userId: string; sealedSecret: string; expiresAt: Date },
): Promise<void> {
  const values = { sealed_secret: setUp.sealedSecret, expires_at: setUp.expiresAt };
  await tx
    .insertInto('second_factor_set_ups')
    .values({ user_id: setUp.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export function findSetUp(
  tx: SystemTransaction,
  userId: string,
  now: Date,
): Promise<{ sealed_secret: string } | undefined> {
  return tx
    .selectFrom('second_factor_set_ups')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Clears away what was begun and never confirmed. */
export async function deleteExpiredSetUps(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('second_factor_set_ups').where('expires_at', '<=', now).execute();
}
