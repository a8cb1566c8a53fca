import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

const SCOPE = sql<boolean>`'directory:write' = any(scopes)`;

/** Counts of the firm's directory. */
export async function countDirectory(tx: OrgTransaction, now: Date) {
  const tokens = await tx
    .selectFrom('api_tokens')
    .where(SCOPE)
    .select(({ fn }) => fn.max('last_used_at').as('last'))
    .select(sql<number>`count(*) filter (where revoked_at is null and expires_at > ${now})::int`.as('good'))
    .executeTakeFirstOrThrow();
  const people = await tx
    .selectFrom('directory_people')
    .select([
      sql<number>`count(*) filter (where is_active)::int`.as('active'),
      sql<number>`count(*) filter (where not is_active)::int`.as('left'),
      sql<number>`count(user_id)::int`.as('admins'),
    ])
    .executeTakeFirstOrThrow();
  const refused = await tx
    .selectFrom('directory_people')
    .where('is_active', '=', true)
    .where('user_id', 'is', null)
    .where(sql<boolean>`exists (select from directory_members join directory_groups using (group_id)
      where directory_members.person_id = directory_people.person_id and used_as = 'admins')`)
    .select(sql<string>`coalesce(nullif(email, ''), user_name)`.as('address'))
    .orderBy('address')
    .limit(20)
    .execute();
  return { tokens, people, refused: refused.map(({ address }) => address) };
}

/** Ends the firm's tokens for directories. */
export async function revokeDirectoryTokens(tx: OrgTransaction, at: Date): Promise<void> {
  await tx.updateTable('api_tokens').set({ revoked_at: at }).where(SCOPE).where('revoked_at', 'is', null).execute();
}

/** Parts admins of groups from them, and leaves them admins. */
export async function unlinkAdmins(tx: OrgTransaction): Promise<void> {
  await tx
    .updateTable('directory_people')
    .set({ user_id: null })
    .where('user_id', 'is not', null)
    .where(sql<boolean>`not exists (select from directory_members join directory_groups using (group_id)
      where directory_members.person_id = directory_people.person_id and used_as = 'admins')`)
    .execute();
}

/** Forgets people and groups of the directory; who they are here stays. */
export async function deleteDirectory(tx: OrgTransaction): Promise<void> {
  await tx.deleteFrom('directory_groups').execute();
  await tx.deleteFrom('directory_people').execute();
}
