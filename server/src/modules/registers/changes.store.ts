import { randomUUID } from 'node:crypto';
import type { CHANGE_KINDS } from '@portal/contract/registers/registers.schemas.ts';
import type { ColumnChange } from '@portal/domain/registers/changes-of-record.ts';
import type { AnyTransaction, OrgTransaction } from '../../database/database.ts';
import type { Change } from './entries.store.ts';

/** Changes that a page shows; older ones stay in the customer's export. */
const SHOWN = 100;

export type EntryChange = {
  readonly entryId: string;
  readonly kind: (typeof CHANGE_KINDS)[number];
  readonly changes?: readonly ColumnChange[];
  readonly fileName?: string;
};

/** Keeps what became of entries. */
export async function insertChanges(
  tx: AnyTransaction,
  orgId: string,
  all: readonly EntryChange[],
  { byName, at }: Change,
): Promise<void> {
  await tx
    .insertInto('register_changes')
    .values(
      all.map(({ entryId, kind, changes = [], fileName = '' }) => ({
        change_id: randomUUID(),
        org_id: orgId,
        entry_id: entryId,
        kind,
        changes: JSON.stringify(changes),
        file_name: fileName,
        changed_by_name: byName,
        changed_at: at,
      })),
    )
    .execute();
}

/** The latest changes of an entry, the newest first. */
export function listChanges(tx: OrgTransaction, entryId: string) {
  return tx
    .selectFrom('register_changes')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('changed_at', 'desc')
    .orderBy('change_id')
    .limit(SHOWN)
    .execute();
}
