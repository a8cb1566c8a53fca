import type { readFindingsTrend as readFindingsTrendCall } from '@portal/contract/monitoring/findings.calls.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { listFollowedScans } from '../scans/scans.store.ts';
import { findWebsite } from '../websites/websites.store.ts';
import { countsOf } from './finding-counts.ts';
import { tallyFindings } from './findings.store.ts';

/** How a website did from scan to scan, the earliest first, and how it stands. */
export async function readFindingsTrend(
  { database, clock }: MonitoringServices,
  { session }: CallerOf<typeof readFindingsTrendCall>,
  { targetId }: InputOf<typeof readFindingsTrendCall>,
): Promise<AnswerOf<typeof readFindingsTrendCall>> {
  const { scans, tallies } = await database.inOrg(session.orgId, async (tx) => {
    if ((await findWebsite(tx, targetId)) === undefined) throw new AppError('NOT_FOUND');
    return {
      scans: await listFollowedScans(tx, targetId),
      tallies: await tallyFindings(tx, { targetId }, clock.now()),
    };
  });
  return {
    success: true,
    data: {
      scans: scans.toReversed().map((scan) => ({
        scanId: scan.scan_id,
        completeTime: (scan.completed_at ?? scan.started_at).toISOString(),
        scanProfile: scan.scan_level as ScanLevel,
        highs: scan.highs,
        mediums: scan.mediums,
        lows: scan.lows,
        new: scan.new_findings ?? 0,
        reopened: scan.reopened_findings ?? 0,
        fixed: scan.fixed_findings ?? 0,
      })),
      counts: countsOf(tallies),
    },
  };
}
