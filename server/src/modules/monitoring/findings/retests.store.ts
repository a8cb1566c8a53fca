import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { RetestResult } from '@portal/domain/monitoring/retest-result.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import type { ScanRow } from '../scans/scans.store.ts';

/** The latest look at a finding alone. */
export function findLatestRetest(tx: OrgTransaction, findingId: string): Promise<ScanRow | undefined> {
  return tx
    .selectFrom('scans')
    .selectAll()
    .where('retest_of', '=', findingId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The finding as it was seen last, to be looked at again; undefined when it is gone. */
export async function findFindingToRetest(tx: AnyTransaction, findingId: string): Promise<Finding | undefined> {
  const row = await tx
    .selectFrom('website_findings')
    .leftJoin('scan_findings', (join) =>
      join
        .onRef('scan_findings.scan_id', '=', 'website_findings.last_scan_id')
        .onRef('scan_findings.fingerprint', '=', 'website_findings.fingerprint'),
    )
    .select('scan_findings.finding')
    .where('website_finding_id', '=', findingId)
    .executeTakeFirst();
  // Only the engine's own findings are stored, so their shape is known.
  return (row?.finding as Finding | null | undefined) ?? undefined;
}

export async function saveRetestResult(tx: OrgTransaction, scanId: string, result: RetestResult): Promise<void> {
  await tx.updateTable('scans').set({ retest_result: result }).where('scan_id', '=', scanId).execute();
}
