import type { OrgTransaction } from '../../../database/database.ts';

/** More scans than these have no report that anybody asked for. */
const MAX_SCANS = 2000;

/** The scans that a report may be kept of, the newest first. */
export function listReportedScans(tx: OrgTransaction) {
  return tx
    .selectFrom('scans')
    .innerJoin('websites', 'websites.website_id', 'scans.website_id')
    .select(['scans.scan_id', 'websites.name', 'scans.completed_at'])
    .where('scans.status', '=', 'completed')
    .orderBy('scans.completed_at', 'desc')
    .limit(MAX_SCANS)
    .execute();
}
