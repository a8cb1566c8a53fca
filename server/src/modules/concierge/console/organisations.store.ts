import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/** Which of these customers there are; those that are being deleted do not count. */
export async function listLivingIds(tx: SystemTransaction, orgIds: readonly string[]): Promise<string[]> {
  if (orgIds.length === 0) return [];
  const rows = await tx
    .selectFrom('organisations')
    .select('org_id')
    .where('org_id', 'in', orgIds)
    .where('deletion_requested_at', 'is', null)
    .orderBy('org_id')
    .execute();
  return rows.map((row) => row.org_id);
}

/** Where mails to people of a customer go, and under which brand. */
export type MailPlace = { readonly orgId: string; readonly brandId: string; readonly emails: readonly string[] };

/** The people of customers, by customer; each of them is an admin. */
export async function listMailPlaces(tx: SystemTransaction, orgIds: readonly string[]): Promise<MailPlace[]> {
  if (orgIds.length === 0) return [];
  const rows = await tx
    .selectFrom('organisations')
    .leftJoin('users', 'users.org_id', 'organisations.org_id')
    .select(['organisations.org_id', 'organisations.brand_id'])
    .select(
      sql<
        string[]
      >`coalesce(array_agg(users.email order by users.email) filter (where users.email is not null), '{}')`.as(
        'emails',
      ),
    )
    .where('organisations.org_id', 'in', orgIds)
    .where('organisations.suspended_at', 'is', null)
    .groupBy(['organisations.org_id', 'organisations.brand_id'])
    .orderBy('organisations.org_id')
    .execute();
  return rows.map((row) => ({ orgId: row.org_id, brandId: row.brand_id, emails: row.emails }));
}

/** The provider's staff, by name. */
export async function listColleagues(tx: SystemTransaction): Promise<{ userId: string; name: string }[]> {
  const rows = await tx
    .selectFrom('users')
    .select('user_id')
    .select(personName('users').as('name'))
    .where('is_staff', '=', true)
    .orderBy(sql`lower(last_name)`)
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, name: row.name }));
}

/** First and last name, or the address where no name is known. */
export const personName = (table: string) =>
  sql<string>`coalesce(nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), ''),
    ${sql.ref(`${table}.email`)})`;
