import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';
import { deleteCodesOf } from './identity-codes.store.ts';
import { deleteSignUpsOf } from './identity-sign-ups.store.ts';

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

/** An identity whose password nobody else changes until this transaction has ended. Whoever also locks its links or code does so after. */
export function lockIdentity(tx: SystemTransaction, email: string): Promise<IdentityRow | undefined> {
  return tx.selectFrom('identities').select(COLUMNS).where('email', '=', email).forNoKeyUpdate().executeTakeFirst();
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

/**
 * Sets a password that its owner chose, which may verify the address too. Links and codes for another one that wait in mails
 * stop working, and so do sign-ups that wait: whoever reads an old mail later must not undo it.
 */
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
  await tx
    .deleteFrom('identity_links')
    .where('subject', '=', subject)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
  await deleteCodesOf(tx, subject);
  await deleteSignUpsOf(tx, subject);
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

/** Notes that an address is proved, with the password of the sign-up whose link it was. */
export async function setVerified(
  tx: SystemTransaction,
  subject: string,
  at: Date,
  passwordHash: string | undefined,
): Promise<void> {
  const set = { verified_at: at, ...(passwordHash === undefined ? {} : { password_hash: passwordHash }) };
  await tx.updateTable('identities').set(set).where('subject', '=', subject).execute();
}

export async function deleteIdentity(tx: SystemTransaction, subject: string): Promise<void> {
  await tx.deleteFrom('identities').where('subject', '=', subject).execute();
}

/** Stores a link's hash; earlier ones go on working, so that nobody's asking ends another's. For a subject that is nobody's nothing is stored. */
export async function insertLink(
  tx: SystemTransaction,
  link: {
    tokenHash: Buffer;
    subject: string;
    purpose: LinkPurpose;
    createdAt: Date;
    expiresAt: Date;
    signUpId?: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('identity_links')
    .columns(['token_hash', 'subject', 'purpose', 'created_at', 'expires_at', 'sign_up_id'])
    .expression((expression) =>
      expression
        .selectFrom('identities')
        .select([
          sql<Buffer>`${link.tokenHash}::bytea`.as('token_hash'),
          'subject',
          sql<LinkPurpose>`${link.purpose}::text`.as('purpose'),
          sql<Date>`${link.createdAt}::timestamptz`.as('created_at'),
          sql<Date>`${link.expiresAt}::timestamptz`.as('expires_at'),
          sql<string | null>`${link.signUpId ?? null}::uuid`.as('sign_up_id'),
        ])
        .where('subject', '=', link.subject),
    )
    .execute();
}

/** A link with its account, both locked so that two uses at once come one after the other. */
export async function findLink(tx: SystemTransaction, tokenHash: Buffer, purpose: LinkPurpose) {
  const owner = await tx
    .selectFrom('identity_links')
    .innerJoin('identities', 'identities.subject', 'identity_links.subject')
    .select('identities.email')
    .where('identity_links.token_hash', '=', tokenHash)
    .where('identity_links.purpose', '=', purpose)
    .executeTakeFirst();
  // The account first, as everywhere, so that a link and a code at the same moment do not wait for each other.
  if (owner === undefined || (await lockIdentity(tx, owner.email)) === undefined) return undefined;
  return tx
    .selectFrom('identity_links')
    .innerJoin('identities', 'identities.subject', 'identity_links.subject')
    .select([
      'identities.subject',
      'identities.email',
      'identities.verified_at',
      'identity_links.expires_at',
      'identity_links.used_at',
      'identity_links.sign_up_id',
    ])
    .where('identity_links.token_hash', '=', tokenHash)
    .where('identity_links.purpose', '=', purpose)
    .forUpdate('identity_links')
    .executeTakeFirst();
}

export async function markLinkUsed(tx: SystemTransaction, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.updateTable('identity_links').set({ used_at: at }).where('token_hash', '=', tokenHash).execute();
}
