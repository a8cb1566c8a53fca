import type { OrgTransaction } from '../../../database/database.ts';
import type { EntryRow } from '../entries.store.ts';

/** The record that a page began, which nobody else changes until this transaction has ended. */
export function lockEntryOf(tx: OrgTransaction, origin: string): Promise<EntryRow | undefined> {
  return tx.selectFrom('register_entries').selectAll().where('origin', '=', origin).forUpdate().executeTakeFirst();
}

/** Path of the record that a page began; null where there is none, or none any more. */
export async function findRecordOf(tx: OrgTransaction, origin: string): Promise<string | null> {
  const row = await tx
    .selectFrom('register_entries')
    .select(['register', 'entry_id'])
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row === undefined ? null : `/registers/${row.register}/${row.entry_id}`;
}
