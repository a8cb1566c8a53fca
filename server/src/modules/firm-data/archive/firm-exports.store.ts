import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

const COLUMNS = ['export_id', 'asked_by_name', 'asked_at', 'expires_at', 'state', 'size'] as const;

/** The firm's file, or what becomes one; undefined when its time is over. */
export function findExportOfFirm(tx: OrgTransaction, now: Date) {
  return tx.selectFrom('firm_exports').select(COLUMNS).where('expires_at', '>', now).executeTakeFirst();
}

/** Locks the firm's file of any age, so that two who ask at once make one. */
export function lockExportOfFirm(tx: OrgTransaction) {
  return tx.selectFrom('firm_exports').select(COLUMNS).forUpdate().executeTakeFirst();
}

export type NewFirmExport = {
  readonly exportId: string;
  readonly orgId: string;
  readonly askedBy: string;
  readonly askedByName: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
};

/** Writes down that a file is to be made, in the place of the firm's earlier one. */
export async function replaceExport(tx: OrgTransaction, file: NewFirmExport): Promise<void> {
  await tx.deleteFrom('firm_exports').execute();
  await tx
    .insertInto('firm_exports')
    .values({
      export_id: file.exportId,
      org_id: file.orgId,
      asked_by: file.askedBy,
      asked_by_name: file.askedByName,
      asked_at: file.askedAt,
      expires_at: file.expiresAt,
    })
    .execute();
}

/** Counts one more try at making a file; undefined where there is nothing left to make. */
export function beginTry(tx: OrgTransaction, exportId: string) {
  return tx
    .updateTable('firm_exports')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('export_id', '=', exportId)
    .where('state', '=', 'making')
    .returning(['tries', 'asked_by_name', 'asked_at', 'expires_at'])
    .executeTakeFirst();
}

/** Ends the making of a file; false where another worker was first, or a newer file was asked for. */
export async function endMaking(
  tx: OrgTransaction,
  exportId: string,
  outcome: { readonly state: 'ready' | 'failed'; readonly size: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('firm_exports')
    .set({ state: outcome.state, size: String(outcome.size) })
    .where('export_id', '=', exportId)
    .where('state', '=', 'making')
    .returning('export_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these files have a row whose time is not over. */
export async function findLiveExports(
  tx: SystemTransaction,
  exportIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('firm_exports')
    .select('export_id')
    .where('export_id', 'in', exportIds)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map((row) => row.export_id));
}

export async function deleteExpiredExports(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('firm_exports').where('expires_at', '<=', now).execute();
}
