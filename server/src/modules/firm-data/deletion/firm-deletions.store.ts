import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** When everything of the firm is deleted, and who has asked for it; null while nobody has. */
export async function findOwnDeletion(tx: OrgTransaction) {
  const row = await tx
    .selectFrom('organisations')
    .select(['deletion_asked_at', 'deletion_asked_by', 'deletion_due_at'])
    .executeTakeFirst();
  if (row === undefined || row.deletion_asked_at === null || row.deletion_due_at === null) return null;
  return {
    askedBy: row.deletion_asked_by ?? '',
    askedAt: row.deletion_asked_at.toISOString(),
    dueAt: row.deletion_due_at.toISOString(),
  };
}

/** A firm whose deletion others cannot change until this transaction has ended. */
export function lockDeletion(tx: SystemTransaction, orgId: string) {
  return tx
    .selectFrom('organisations')
    .select(['org_id', 'company_name', 'deletion_asked_by', 'deletion_due_at', 'deletion_reminded_at'])
    .select('deletion_requested_at')
    .where('org_id', '=', orgId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setDeletion(
  tx: SystemTransaction,
  orgId: string,
  deletion: { readonly askedAt: Date; readonly askedBy: string; readonly dueAt: Date } | null,
): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({
      deletion_asked_at: deletion?.askedAt ?? null,
      deletion_asked_by: deletion?.askedBy ?? null,
      deletion_due_at: deletion?.dueAt ?? null,
      deletion_reminded_at: null,
    })
    .where('org_id', '=', orgId)
    .execute();
}

export async function setReminded(tx: SystemTransaction, orgId: string, at: Date): Promise<void> {
  await tx.updateTable('organisations').set({ deletion_reminded_at: at }).where('org_id', '=', orgId).execute();
}

/** Firms whose day comes before an instant and whose deletion has not begun, the earliest first. */
export async function listDeletionsBefore(tx: SystemTransaction, before: Date): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('organisations')
    .select('org_id')
    .where('deletion_due_at', '<=', before)
    .where('deletion_requested_at', 'is', null)
    .orderBy('deletion_due_at')
    .limit(500)
    .execute();
  return rows.map((row) => row.org_id);
}
