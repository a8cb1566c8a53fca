import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** How a firm signs in by its directory; undefined where nothing was set. */
export function findSignOn(tx: AnyTransaction, orgId: string) {
  return tx.selectFrom('sign_on_settings').selectAll().where('org_id', '=', orgId).executeTakeFirst();
}

export type SignOnRow = NonNullable<Awaited<ReturnType<typeof findSignOn>>>;

/** What is needed to speak to a directory. */
export type DirectoryRow = Pick<
  SignOnRow,
  'protocol' | 'issuer' | 'client_id' | 'sealed_secret' | 'metadata_url' | 'saml_facts'
>;

/** Stores settings, if nobody else has since they were read. @returns false when somebody has */
export async function saveSignOnSettings(
  tx: OrgTransaction,
  settings: Omit<SignOnRow, 'revision'>,
  revision: number,
): Promise<boolean> {
  const { org_id: orgId, saml_facts: facts, ...more } = settings;
  const changes = { ...more, saml_facts: facts === null ? null : JSON.stringify(facts) };
  const row = await tx
    .insertInto('sign_on_settings')
    .values({ org_id: orgId, ...changes, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('org_id')
        .doUpdateSet({ ...changes, revision: revision + 1 })
        .where('sign_on_settings.revision', '=', revision),
    )
    .returning('org_id')
    .executeTakeFirst();
  return row?.org_id === orgId;
}

/** The firm's people, with who keeps password and second factor. */
export function listPeople(tx: SystemTransaction, orgId: string) {
  return tx
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.user_id')
    .leftJoin('sign_on_keepers', 'sign_on_keepers.user_id', 'users.user_id')
    .select([
      'users.user_id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'second_factors.user_id as factor_of',
      'sign_on_keepers.user_id as keeper_of',
    ])
    .where('users.org_id', '=', orgId)
    .orderBy('users.created_at')
    .execute();
}

export async function replaceKeepers(tx: OrgTransaction, orgId: string, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('sign_on_keepers').where('org_id', '=', orgId).execute();
  if (userIds.length === 0) return;
  await tx
    .insertInto('sign_on_keepers')
    .values(userIds.map((userId) => ({ org_id: orgId, user_id: userId })))
    .execute();
}

export async function insertAttempt(
  tx: SystemTransaction,
  attempt: {
    orgId: string | null;
    directoryId: string;
    stateHash: Buffer;
    preSessionHash: Buffer;
    sealedAttempt: string;
    expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('sign_on_attempts')
    .values({
      state_hash: attempt.stateHash,
      org_id: attempt.orgId,
      directory_id: attempt.directoryId,
      pre_session_hash: attempt.preSessionHash,
      sealed_attempt: attempt.sealedAttempt,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Keeps what came back for an attempt, the first time; nothing where that directory has no such attempt. */
export async function keepReturnOfAttempt(
  tx: SystemTransaction,
  directoryId: string,
  stateHash: Buffer,
  sealedReturn: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sign_on_attempts')
    .set({ sealed_return: sealedReturn })
    .where('state_hash', '=', stateHash)
    .where((row) => row(row.fn.coalesce('directory_id', 'org_id'), '=', directoryId))
    .where('sealed_return', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Takes an attempt, once, in the browser that began it. */
export async function takeAttempt(tx: SystemTransaction, stateHash: Buffer, preSessionHash: Buffer, now: Date) {
  return tx
    .deleteFrom('sign_on_attempts')
    .where('state_hash', '=', stateHash)
    .where('pre_session_hash', '=', preSessionHash)
    .where('expires_at', '>', now)
    .returning(['org_id', 'directory_id', 'sealed_attempt', 'sealed_return'])
    .executeTakeFirst();
}

/** Clears away what nobody came back from. */
export async function deleteExpiredAttempts(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('sign_on_attempts').where('expires_at', '<=', now).execute();
}

/** Whom a directory knows by a name of its own, at one firm. */
export async function findLinkedUser(
  tx: SystemTransaction,
  orgId: string,
  issuer: string,
  subject: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('sign_on_links')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Notes whom a directory knows; false when it knows that user by another name, or the firm has changed its directory. */
export async function insertLink(
  tx: SystemTransaction,
  link: { orgId: string; userId: string; issuer: string; subject: string; at: Date },
): Promise<boolean> {
  const values = { org_id: link.orgId, issuer: link.issuer, subject: link.subject, linked_at: link.at };
  const row = await tx
    .insertInto('sign_on_links')
    .values({ user_id: link.userId, ...values })
    // A firm that has moved to another directory: names of the one before count no more.
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('sign_on_links.issuer', '<>', link.issuer),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
