import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { placeOfText } from '../../../database/place-of-text.ts';

/** Websites whose name or address holds what was typed, names that begin with it first. */
export function findWebsites(
  tx: OrgTransaction,
  search: string,
  limit: number,
): Promise<{ name: string; url: string }[]> {
  const inName = placeOfText(sql.ref('name'), search);
  return tx
    .selectFrom('websites')
    .select(['name', 'url'])
    .where(({ or }) => or([sql<boolean>`${inName} > 0`, sql<boolean>`${placeOfText(sql.ref('url'), search)} > 0`]))
    .orderBy(sql`${inName} <> 1`)
    .orderBy(sql`lower(name)`)
    .orderBy('website_id')
    .limit(limit)
    .execute();
}
