import type { readFinding } from '@portal/contract/monitoring/findings.calls.ts';
import { platformSteps } from '../../documents/remedies.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { markViewOf } from './finding-marks.ts';
import { readableFinding } from './finding-texts.ts';
import { findFindingRow, findingOf, findSoftware } from './findings.store.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { canRetest, toRetestView } from './retest-finding.ts';
import { findLatestRetest } from './retests.store.ts';

/** One finding with everything about it. */
export function createReadFinding({ database, clock }: MonitoringServices): Handler<typeof readFinding> {
  return async ({ session }, { findingId }) => {
    const { row, retest, software } = await database.inOrg(session.orgId, async (tx) => ({
      row: await findFindingRow(tx, findingId),
      retest: await findLatestRetest(tx, findingId),
      software: await findSoftware(tx, findingId),
    }));
    if (row === undefined) throw new AppError('NOT_FOUND');
    const finding = findingOf(row);
    return {
      success: true,
      data: {
        ...readableFinding(finding),
        findingId,
        website: { targetId: row.website_id, name: row.website_name, url: row.website_url },
        state: row.state,
        firstSeenAt: row.first_seen_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        fixedAt: row.fixed_at?.toISOString() ?? null,
        reopenedAt: row.reopened_at?.toISOString() ?? null,
        timesReopened: row.times_reopened,
        lastScanId: row.last_scan_id,
        mark: markViewOf(row, clock.now()),
        retest: retest === undefined ? null : toRetestView(retest),
        canRetest: canRetest(row),
        remedies: platformSteps(finding, software),
      },
    };
  };
}
