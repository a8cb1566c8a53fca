import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** How a firm signs in by its directory; undefined where nothing was set. */
export function findSignOn(tx: AnyTransaction, orgId: string) {
  return tx.selectFrom('sign_on_settings').selectAll().where('org_id', '=', orgId).executeTakeFirst();
}

export type SignOnRow = NonNullable<Awaited<ReturnType<typeof findSignOn>>>;

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

/** How sign-in by directory binds somebody: not at all, as the only way in, or as one who keeps the other way. */
export async function readSignOnDuty(
  tx: AnyTransaction,
  orgId: string,
  userId: string,
): Promise<'none' | 'directory-only' | 'keeper'> {
  const row = await tx
    .selectFrom('sign_on_settings')
    .leftJoin('sign_on_keepers', (join) =>
      join.onRef('sign_on_keepers.org_id', '=', 'sign_on_settings.org_id').on('sign_on_keepers.user_id', '=', userId),
    )
    .select('sign_on_keepers.user_id as keeper')
    .where('sign_on_settings.org_id', '=', orgId)
    .where('is_on', '=', true)
    .where('is_enforced', '=', true)
    .executeTakeFirst();
  if (row === undefined) return 'none';
  return row.keeper === null ? 'directory-only' : 'keeper';
}

/** Whether a firm would be without anybody who keeps the other way in, once this one is gone. */
export async function isLastKeeper(tx: AnyTransaction, orgId: string, userId: string): Promise<boolean> {
  if ((await readSignOnDuty(tx, orgId, userId)) !== 'keeper') return false;
  const other = await tx
    .selectFrom('sign_on_keepers')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return other === undefined;
}

export async function insertAttempt(
  tx: SystemTransaction,
  attempt: { orgId: string; stateHash: Buffer; preSessionHash: Buffer; sealedAttempt: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('sign_on_attempts')
    .values({
      state_hash: attempt.stateHash,
      org_id: attempt.orgId,
      pre_session_hash: attempt.preSessionHash,
      sealed_attempt: attempt.sealedAttempt,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Keeps what came back for an attempt, the first time; nothing where there is no such attempt. */
export async function keepReturnOfAttempt(
  tx: SystemTransaction,
  orgId: string,
  stateHash: Buffer,
  sealedReturn: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sign_on_attempts')
    .set({ sealed_return: sealedReturn })
    .where('state_hash', '=', stateHash)
    .where('org_id', '=', orgId)
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
    .returning(['org_id', 'sealed_attempt', 'sealed_return'])
    .executeTakeFirst();
}

/** Clears away what nobody came back from. */
export async function deleteExpiredAttempts(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('sign_on_attempts').where('expires_at', '<=', now).execute();
}

/** Whom a directory knows by a name of its own. */
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

/** The directory of a firm, where it is on and knows that user; undefined otherwise. */
export function findDirectoryOfUser(tx: SystemTransaction, orgId: string, userId: string) {
  return tx
    .selectFrom('sign_on_settings')
    .innerJoin('sign_on_links', (join) =>
      join
        .onRef('sign_on_links.org_id', '=', 'sign_on_settings.org_id')
        .onRef('sign_on_links.issuer', '=', 'sign_on_settings.issuer'),
    )
    .selectAll('sign_on_settings')
    .where('sign_on_settings.org_id', '=', orgId)
    .where('is_on', '=', true)
    .where('user_id', '=', userId)
    .executeTakeFirst();
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
