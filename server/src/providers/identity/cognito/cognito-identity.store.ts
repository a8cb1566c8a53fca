import type { SystemTransaction } from '../../../database/database.ts';

export type ResetLink = { tokenHash: Buffer; subject: string; email: string; createdAt: Date; expiresAt: Date };

/** Stores a link's hash; earlier ones go on working until one is used. */
export async function insertResetLink(tx: SystemTransaction, link: ResetLink): Promise<void> {
  await tx
    .insertInto('cognito_reset_links')
    .values({
      token_hash: link.tokenHash,
      subject: link.subject,
      email: link.email,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

/** A link that works now, locked so that two uses at once come one after the other. */
export function findOpenResetLink(tx: SystemTransaction, tokenHash: Buffer, now: Date) {
  return tx
    .selectFrom('cognito_reset_links')
    .select(['subject', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Spends a link, and with it all others of its account. */
export async function markResetLinksUsed(tx: SystemTransaction, subject: string, at: Date): Promise<void> {
  await tx
    .updateTable('cognito_reset_links')
    .set({ used_at: at })
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteResetLinksOf(tx: SystemTransaction, subject: string): Promise<void> {
  await tx.deleteFrom('cognito_reset_links').where('subject', '=', subject).execute();
}

/** Proofs of sign-ins before `since` count no more; noted until they would be too old anyway. */
export async function takeProofsSince(
  tx: SystemTransaction,
  subject: string,
  since: Date,
  expiresAt: Date,
): Promise<void> {
  const row = { since, expires_at: expiresAt };
  await tx
    .insertInto('cognito_proofs_since')
    .values({ subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}

/** Since when an account's proofs count; null when all do. */
export async function proofsCountSince(tx: SystemTransaction, subject: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('cognito_proofs_since')
    .select('since')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.since ?? null;
}

/** Clears away links and notes that count no more. */
export async function deleteExpired(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('cognito_reset_links').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('cognito_proofs_since').where('expires_at', '<=', now).execute();
}
