import type { OrgTransaction } from '../../../database/database.ts';

/** Whether the organisation's admins get a mail when a scan has found something new. */
export async function readMailsNewFindings(tx: OrgTransaction): Promise<boolean> {
  const row = await tx.selectFrom('organisations').select('mails_new_findings').executeTakeFirstOrThrow();
  return row.mails_new_findings;
}

export async function saveMailsNewFindings(tx: OrgTransaction, isWanted: boolean): Promise<void> {
  await tx.updateTable('organisations').set({ mails_new_findings: isWanted }).execute();
}
