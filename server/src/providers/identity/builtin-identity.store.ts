import type { SystemTransaction } from '../../database/database.ts';

export type LinkPurpose = 'verify' | 'reset';

export type IdentityRow = {
  subject: string;
  email: string;
  password_hash: string;
  verified_at: Date | null;
  /** Until when a password that was mailed may be replaced; null for one that the person chose. */
  temporary_until: Date | null;
  reset_required: boolean;
};

const COLUMNS = ['subject', 'email', 'password_hash', 'verified_at', 'temporary_until', 'reset_required'] as const;

export function findIdentity(tx: SystemTransaction, email: string): Promise<IdentityRow | undefined> {
  return tx.selectFrom('identities').select(COLUMNS).where('email', '=', email).executeTakeFirst();
}

export function findIdentityBySubject(tx: SystemTransaction, subject: string): Promise<IdentityRow | undefined> {
  return tx.selectFrom('identities').select(COLUMNS).where('subject', '=', subject).executeTakeFirst();
}

/** Adds an identity; false when the address has one. */
export async function insertIdentity(
  tx: SystemTransaction,
  identity: { subject: string; email: string; passwordHash: string; verifiedAt: Date | null; createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('identities')
    .values({
      subject: identity.subject,
      email: identity.email,
      password_hash: identity.passwordHash,
      verified_at: identity.verifiedAt,
      created_at: identity.createdAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets a password that its owner chose, which may verify the address too. */
export async function setPassword(
  tx: SystemTransaction,
  subject: string,
  passwordHash: string,
  verifiedAt?: Date,
): Promise<void> {
  await tx
    .updateTable('identities')
    .set({
      password_hash: passwordHash,
      temporary_until: null,
      reset_required: false,
      ...(verifiedAt === undefined ? {} : { verified_at: verifiedAt }),
    })
    .where('subject', '=', subject)
    .execute();
}

/** Sets a password that has to be replaced at the first sign-in; it was mailed, so that using it verifies the address. */
export async function setTemporaryPassword(
  tx: SystemTransaction,
  subject: string,
  passwordHash: string,
  until: Date,
): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ password_hash: passwordHash, temporary_until: until, reset_required: false })
    .where('subject', '=', subject)
    .execute();
}

export async function setResetRequired(tx: SystemTransaction, subject: string): Promise<void> {
  await tx.updateTable('identities').set({ reset_required: true }).where('subject', '=', subject).execute();
}

export async function setVerified(tx: SystemTransaction, subject: string, at: Date): Promise<void> {
  await tx.updateTable('identities').set({ verified_at: at }).where('subject', '=', subject).execute();
}

export async function deleteIdentity(tx: SystemTransaction, subject: string): Promise<void> {
  await tx.deleteFrom('identities').where('subject', '=', subject).execute();
}

/** Stores a link's hash; earlier unused links of the same purpose stop working. */
export async function replaceLinks(
  tx: SystemTransaction,
  link: { tokenHash: Buffer; subject: string; purpose: LinkPurpose; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('identity_links')
    .set({ expires_at: link.createdAt })
    .where('subject', '=', link.subject)
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.createdAt)
    .execute();
  await tx
    .insertInto('identity_links')
    .values({
      token_hash: link.tokenHash,
      subject: link.subject,
      purpose: link.purpose,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

/** A link with its account, locked so that two uses at once come one after the other. */
export function findLink(tx: SystemTransaction, tokenHash: Buffer, purpose: LinkPurpose) {
  return tx
    .selectFrom('identity_links')
    .innerJoin('identities', 'identities.subject', 'identity_links.subject')
    .select([
      'identities.subject',
      'identities.email',
      'identities.verified_at',
      'identity_links.expires_at',
      'identity_links.used_at',
    ])
    .where('identity_links.token_hash', '=', tokenHash)
    .where('identity_links.purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
}

export async function markLinkUsed(tx: SystemTransaction, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.updateTable('identity_links').set({ used_at: at }).where('token_hash', '=', tokenHash).execute();
}
