import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

const COLUMNS = [
  'report_id',
  'org_id',
  'domain',
  'asked_by',
  'asked_by_name',
  'asked_at',
  'state',
  'ready_at',
  'kept_until',
  'rating',
  'file_name',
] as const;
const MAX_LISTED = 50;

/** Detailed reports that are kept, the newest first. */
export function listReports(tx: OrgTransaction, now: Date) {
  return tx
    .selectFrom('rating_reports')
    .select(COLUMNS)
    .where('kept_until', '>', now)
    .orderBy('asked_at', 'desc')
    .orderBy('report_id')
    .limit(MAX_LISTED)
    .execute();
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

/** The report that is being made; null when none is. */
export async function findPendingReport(tx: OrgTransaction): Promise<ReportRow | null> {
  const row = await tx.selectFrom('rating_reports').select(COLUMNS).where('state', '=', 'pending').executeTakeFirst();
  return row ?? null;
}

export function insertReport(
  tx: OrgTransaction,
  report: {
    reportId: string;
    orgId: string;
    domain: string;
    askedBy: string;
    askedByName: string;
    askedAt: Date;
    keptUntil: Date;
    rating: number | null;
    fileName: string;
  },
): Promise<ReportRow> {
  return tx
    .insertInto('rating_reports')
    .values({
      report_id: report.reportId,
      org_id: report.orgId,
      domain: report.domain,
      asked_by: report.askedBy,
      asked_by_name: report.askedByName,
      asked_at: report.askedAt,
      state: 'pending',
      kept_until: report.keptUntil,
      rating: report.rating,
      file_name: report.fileName,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes the oldest reports of the organisation, so that so many stay. */
export async function deleteSurplusReports(tx: OrgTransaction, kept: number): Promise<void> {
  await tx
    .deleteFrom('rating_reports')
    .where('report_id', 'in', (expression) =>
      expression
        .selectFrom('rating_reports')
        .select('report_id')
        .orderBy('asked_at', 'desc')
        .orderBy('report_id')
        .offset(kept),
    )
    .execute();
}

/** A report with its bytes; they are null until it is ready. */
export function findReport(tx: OrgTransaction, reportId: string, now: Date) {
  return tx
    .selectFrom('rating_reports')
    .select([...COLUMNS, 'content'])
    .where('report_id', '=', reportId)
    .where('kept_until', '>', now)
    .executeTakeFirst();
}

/** A report that was asked for and is not made yet. */
export function findReportToMake(tx: SystemTransaction, reportId: string) {
  return tx
    .selectFrom('rating_reports')
    .innerJoin('organisations', 'organisations.org_id', 'rating_reports.org_id')
    .select(['rating_reports.org_id', 'rating_reports.domain', 'rating_reports.asked_by', 'rating_reports.asked_at'])
    .select(['organisations.brand_id', 'rating_reports.kept_until'])
    .where('report_id', '=', reportId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

/** Keeps a report's bytes; false when it was made meanwhile, or is gone. */
export async function saveReport(
  tx: OrgTransaction,
  reportId: string,
  made: { content: Uint8Array; at: Date; rating: number | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('rating_reports')
    .set({ state: 'ready', content: Buffer.from(made.content), ready_at: made.at, rating: made.rating })
    .where('report_id', '=', reportId)
    .where('state', '=', 'pending')
    .returning('report_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that reports which were asked for before will not come any more: their job has been given up. */
export async function failStaleReports(tx: OrgTransaction, askedBefore: Date): Promise<void> {
  await tx
    .updateTable('rating_reports')
    .set({ state: 'failed' })
    .where('state', '=', 'pending')
    .where('asked_at', '<', askedBefore)
    .execute();
}

/** Notes that a report could not be made. */
export async function failReport(tx: OrgTransaction, reportId: string): Promise<void> {
  await tx
    .updateTable('rating_reports')
    .set({ state: 'failed' })
    .where('report_id', '=', reportId)
    .where('state', '=', 'pending')
    .execute();
}
