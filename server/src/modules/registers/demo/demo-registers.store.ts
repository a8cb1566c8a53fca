import type { SystemTransaction } from '../../../database/database.ts';

type Closed = {
  readonly on: string;
  readonly by: { readonly userId: string; readonly name: string };
  readonly at: Date;
};

/** Closes an entry of the demonstration on a day of the past. */
export async function closeDemoEntry(tx: SystemTransaction, entryId: string, { on, by, at }: Closed): Promise<void> {
  await tx
    .updateTable('register_entries')
    .set({ closed_on: on, closed_by: by.userId, closed_by_name: by.name, changed_at: at })
    .where('entry_id', '=', entryId)
    .execute();
}
