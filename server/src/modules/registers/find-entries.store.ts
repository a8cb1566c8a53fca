import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import { placeOfText } from '../../database/place-of-text.ts';

/** Entries by their title, those that are open and begin with it first. */
export function findEntries(tx: OrgTransaction, search: string, limit: number) {
  const place = placeOfText(sql.ref('title'), search);
  return tx
    .selectFrom('register_entries')
    .select(['entry_id', 'register', 'title'])
    .where(sql<boolean>`${place} > 0`)
    .orderBy(sql`closed_on is not null`)
    .orderBy(sql`${place} <> 1`)
    .orderBy(sql`title collate "und-x-icu"`)
    .orderBy('entry_id')
    .limit(limit)
    .execute();
}
