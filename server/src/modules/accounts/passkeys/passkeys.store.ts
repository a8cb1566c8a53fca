import type { SystemTransaction } from '../../../database/database.ts';

const COLUMNS = [
  'passkey_id',
  'user_id',
  'credential_id',
  'public_key',
  'name',
  'sign_count',
  'transports',
  'may_be_backed_up',
  'is_backed_up',
  'created_at',
  'last_used_at',
] as const;

export type PasskeyRow = {
  passkey_id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  name: string;
  sign_count: string;
  transports: string[];
  may_be_backed_up: boolean;
  is_backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
};

/** A passkey by the name that its authenticator gave it. */
export function findPasskey(tx: SystemTransaction, credentialId: string): Promise<PasskeyRow | undefined> {
  return tx.selectFrom('passkeys').select(COLUMNS).where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Passkeys of a user, the oldest first. */
export function listPasskeysOf(tx: SystemTransaction, userId: string): Promise<PasskeyRow[]> {
  return tx
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}

export async function countPasskeys(tx: SystemTransaction, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('passkeys')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Adds a passkey; false when its authenticator's name for it is taken. */
export async function insertPasskey(
  tx: SystemTransaction,
  passkey: {
    passkeyId: string;
    userId: string;
    credentialId: string;
    publicKey: Uint8Array;
    name: string;
    signCount: number;
    transports: readonly string[];
    mayBeBackedUp: boolean;
    isBackedUp: boolean;
    createdAt: Date;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values({
      passkey_id: passkey.passkeyId,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      name: passkey.name,
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      may_be_backed_up: passkey.mayBeBackedUp,
      is_backed_up: passkey.isBackedUp,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes what a passkey said of itself when it signed. */
export async function notePasskeyUse(
  tx: SystemTransaction,
  passkeyId: string,
  use: { signCount: number; isBackedUp: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ sign_count: use.signCount, is_backed_up: use.isBackedUp, last_used_at: use.at })
    .where('passkey_id', '=', passkeyId)
    .execute();
}

/** Gives a user's own passkey another name; false when there is none of that id. */
export async function setPasskeyName(
  tx: SystemTransaction,
  userId: string,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes one of a user's own passkeys. */
export async function deletePasskey(tx: SystemTransaction, userId: string, passkeyId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('passkey_id', '=', passkeyId).execute();
}
