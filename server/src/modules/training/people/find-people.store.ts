import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { placeOfText } from '../../../database/place-of-text.ts';

/** People in training now whose name or address holds what was typed, names that begin with it first. */
export function findPeople(
  tx: OrgTransaction,
  search: string,
  limit: number,
): Promise<{ trainee_id: string; name: string; email: string }[]> {
  const inName = placeOfText(sql.ref('name'), search);
  return tx
    .selectFrom('trainees')
    .select(['trainee_id', 'name', 'email'])
    .where('status', '=', 'active')
    .where(({ or }) => or([sql<boolean>`${inName} > 0`, sql<boolean>`${placeOfText(sql.ref('email'), search)} > 0`]))
    .orderBy(sql`${inName} <> 1`)
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('trainee_id')
    .limit(limit)
    .execute();
}
