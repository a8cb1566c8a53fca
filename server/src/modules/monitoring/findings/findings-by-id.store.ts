import type { OrgTransaction } from '../../../database/database.ts';
import type { ScanRow } from '../scans/scans.store.ts';

/** How a finding stands, with the latest look at it alone. */
export type FindingState = {
  readonly isFixed: boolean;
  readonly websiteName: string;
  readonly retest: Pick<ScanRow, 'status' | 'completed_at' | 'retest_result'> | null;
};

/** How several findings stand, by their ids; those that the organization does not have are left out. */
export async function readFindingStates(
  tx: OrgTransaction,
  findingIds: readonly string[],
): Promise<ReadonlyMap<string, FindingState>> {
  if (findingIds.length === 0) return new Map();
  const findings = await tx
    .selectFrom('website_findings')
    .innerJoin('websites', 'websites.website_id', 'website_findings.website_id')
    .select(['website_finding_id', 'state', 'websites.name as website_name'])
    .where('website_finding_id', 'in', findingIds)
    .execute();
  const retests = await tx
    .selectFrom('scans')
    .distinctOn('retest_of')
    .select(['retest_of', 'status', 'completed_at', 'retest_result'])
    .where('retest_of', 'in', findingIds)
    .orderBy('retest_of')
    .orderBy('started_at', 'desc')
    .execute();
  const latest = new Map(retests.map((retest) => [retest.retest_of, retest]));
  return new Map(
    findings.map((row) => [
      row.website_finding_id,
      {
        isFixed: row.state === 'fixed',
        websiteName: row.website_name,
        retest: latest.get(row.website_finding_id) ?? null,
      },
    ]),
  );
}
