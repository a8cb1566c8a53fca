import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import { placeOfText } from '../../database/place-of-text.ts';

/** The firm's policies whose name in their newest version holds what was typed, those that begin with it first. */
export function findOwnPolicies(
  tx: OrgTransaction,
  search: string,
  limit: number,
): Promise<{ policy_id: string; name: string; status: 'Draft' | 'Active' }[]> {
  const newest = tx
    .selectFrom('policy_versions')
    .distinctOn('policy_id')
    .select(['policy_id', 'name', 'status'])
    .orderBy('policy_id')
    .orderBy('version', 'desc')
    .as('newest');
  const inName = placeOfText(sql.ref('name'), search);
  return tx
    .selectFrom(newest)
    .select(['policy_id', 'name', 'status'])
    .where(sql<boolean>`${inName} > 0`)
    .orderBy(sql`${inName} <> 1`)
    .orderBy(sql`lower(name)`)
    .orderBy('policy_id')
    .limit(limit)
    .execute();
}
