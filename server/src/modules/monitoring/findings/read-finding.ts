import type { readFinding as readFindingCall } from '@portal/contract/monitoring/findings.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { platformSteps } from '../../../documents/scans/remedies.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { markViewOf } from './finding-marks.ts';
import { readableFinding } from './finding-texts.ts';
import { findFindingRow, findingOf, findSoftware } from './findings.store.ts';
import { canRetest, toRetestView } from './retest-finding.ts';
import { findLatestRetest } from './retests.store.ts';

/** One finding with everything about it. */
export async function readFinding(
  { database, clock }: MonitoringServices,
  { session, brand, language }: CallerOf<typeof readFindingCall>,
  { findingId }: InputOf<typeof readFindingCall>,
): Promise<AnswerOf<typeof readFindingCall>> {
  const { row, retest, software } = await database.inOrg(session.orgId, async (tx) => ({
    row: await findFindingRow(tx, findingId),
    retest: await findLatestRetest(tx, findingId),
    software: await findSoftware(tx, findingId),
  }));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const finding = findingOf(row);
  const say = sayFor(brand, language);
  return {
    success: true,
    data: {
      ...readableFinding(finding, say),
      findingId,
      website: { targetId: row.website_id, name: row.website_name, url: row.website_url },
      state: row.state,
      firstSeenAt: row.first_seen_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      fixedAt: row.fixed_at?.toISOString() ?? null,
      reopenedAt: row.reopened_at?.toISOString() ?? null,
      timesReopened: row.times_reopened,
      worsenedAt: row.worsened_at?.toISOString() ?? null,
      lastScanId: row.last_scan_id,
      mark: markViewOf(row, clock.now()),
      retest: retest === undefined ? null : toRetestView(retest, say),
      canRetest: canRetest(row),
      remedies: platformSteps(finding, software, say),
    },
  };
}
