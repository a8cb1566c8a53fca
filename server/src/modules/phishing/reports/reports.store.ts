import type { ReportWay } from '@portal/domain/phishing/phishing-states.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

export async function insertReport(
  tx: OrgTransaction,
  report: { reportId: string; orgId: string; sender: string; subject: string; way: ReportWay; at: Date },
): Promise<void> {
  await tx
    .insertInto('phishing_reports')
    .values({
      report_id: report.reportId,
      org_id: report.orgId,
      sender: report.sender,
      subject: report.subject,
      way: report.way,
      reported_at: report.at,
    })
    .execute();
}

/** The latest reports of mails that were none of ours. */
export function listReports(tx: OrgTransaction, limit: number) {
  return tx
    .selectFrom('phishing_reports')
    .select(['report_id', 'sender', 'subject', 'reported_at'])
    .orderBy('reported_at', 'desc')
    .orderBy('report_id')
    .limit(limit)
    .execute();
}

export async function countReportsSince(tx: OrgTransaction, since: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('phishing_reports')
    .where('reported_at', '>', since)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Forgets reports from before an instant of mails that were none of ours. */
export async function deleteOldReports(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('phishing_reports').where('reported_at', '<', before).execute();
}
