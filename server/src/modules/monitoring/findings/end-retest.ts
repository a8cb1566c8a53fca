import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { settleRetest } from '@portal/domain/monitoring/settle-retest.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { ScanOutcome } from '../../../providers/scanner/scanner-port.ts';
import { insertFindings } from '../scans/scan-run.store.ts';
import { hasTestedBy } from '../scans/tested-by-scan.ts';
import { findFindingRow, findingOf } from './findings.store.ts';
import { toSeen } from './follow-scans.ts';
import { saveRetestResult } from './retests.store.ts';
import { listFollowed, lockWebsite, saveFixed, saveSeen } from './website-findings.store.ts';

type RetestScan = {
  readonly scan_id: string;
  readonly org_id: string;
  readonly website_id: string;
  readonly scan_level: string;
};

/** Stores what a look at one finding alone has said about it; its own findings are no scan's of the website. */
export async function endRetest(
  tx: OrgTransaction,
  scan: RetestScan,
  findingId: string,
  outcome: ScanOutcome & { kind: 'completed' },
  at: Date,
): Promise<void> {
  await lockWebsite(tx, scan.website_id);
  const row = await findFindingRow(tx, findingId);
  const followed = (await listFollowed(tx, scan.website_id)).find((one) => one.fingerprint === row?.fingerprint);
  if (row === undefined || followed === undefined) return;
  const { urls } = findingOf(row);
  const found = outcome.findings.map((finding) => ({
    ...toSeen(finding),
    urls: finding.urls,
  }));
  const hasTested = hasTestedBy('builtin', scan.scan_level as ScanLevel, outcome.notTested)(followed);
  const settled = settleRetest({ ...followed, urls }, { at, found, hasTested });
  if (settled.result === 'fixed') await saveFixed(tx, scan.website_id, [followed.fingerprint], at);
  const sighting = outcome.findings.find(({ fingerprint }) => fingerprint === settled.sighting?.fingerprint);
  if (sighting !== undefined) {
    const finding = { ...sighting, fingerprint: followed.fingerprint };
    await insertFindings(tx, scan.org_id, scan.scan_id, [finding]);
    const ids = { orgId: scan.org_id, websiteId: scan.website_id, scanId: scan.scan_id };
    await saveSeen(tx, ids, [settled.finding], new Map([[finding.fingerprint, finding]]));
  }
  await saveRetestResult(tx, scan.scan_id, settled.result);
}
