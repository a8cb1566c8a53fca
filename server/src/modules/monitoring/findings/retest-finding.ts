import { randomUUID } from 'node:crypto';
import type { retestFinding as retestFindingCall } from '@portal/contract/monitoring/findings.calls.ts';
import type { retestView } from '@portal/contract/monitoring/findings.schemas.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { sayLeftOut, sayScanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { canFocusOn } from '@portal/scanner/focus.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditFinding } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import type { ScanRow } from '../scans/scans.store.ts';
import { startScan } from '../scans/start-scan.ts';
import { readNotTested } from '../scans/tested-by-scan.ts';
import { percentDone } from '../views.ts';
import { requireScanLevel } from '../websites/plan-limits.ts';
import { requireProof } from '../websites/website-proof.ts';
import { findFindingRow } from './findings.store.ts';
import { findLatestRetest } from './retests.store.ts';

type RetestServices = Pick<MonitoringServices, 'queue' | 'plans' | 'scanner'>;

/** Looks at one finding again, for a member. */
export async function retestFinding(
  services: MonitoringServices,
  caller: CallerOf<typeof retestFindingCall>,
  { findingId }: InputOf<typeof retestFindingCall>,
): Promise<AnswerOf<typeof retestFindingCall>> {
  const { orgId } = caller.session;
  const now = services.clock.now();
  const scan = await services.database.inOrg(orgId, async (tx) => {
    const { scan: looked, isNew } = await startRetest(services, tx, { orgId, findingId, now });
    if (isNew) await auditFinding(tx, caller, now, { action: 'finding.retested', findingId });
    return looked;
  });
  return { success: true, data: toRetestView(scan, sayFor(caller.brand, caller.language)) };
}

/**
 * Looks at one finding again, as deep as it was seen, by a short scan; the rule of one scan at a time holds for it too. While it
 * runs, asking again gives the same one.
 * @throws AppError NOT_FOUND, RETEST_NOT_POSSIBLE, SCAN_RUNNING, SCAN_LEVEL_NOT_IN_PLAN, PROOF_REQUIRED
 */
export async function startRetest(
  { queue, plans, scanner }: RetestServices,
  tx: OrgTransaction,
  { orgId, findingId, now }: { readonly orgId: string; readonly findingId: string; readonly now: Date },
): Promise<{ readonly scan: ScanRow; readonly isNew: boolean }> {
  const row = await findFindingRow(tx, findingId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (!canRetest(row)) throw new AppError('RETEST_NOT_POSSIBLE');
  const scanLevel = row.seen_level as ScanLevel;
  const plan = await plans.current(tx);
  requireScanLevel(plan, scanner, scanLevel);
  await requireProof(tx, plan, scanLevel, row.website_id);
  const scan = await startScan(tx, queue, {
    scanId: randomUUID(),
    orgId,
    websiteId: row.website_id,
    scanLevel,
    dueAt: null,
    startedAt: now,
    retestOf: findingId,
  });
  if (scan !== undefined) return { scan, isNew: true };
  const latest = await findLatestRetest(tx, findingId);
  if (latest?.status !== 'started') throw new AppError('SCAN_RUNNING');
  return { scan: latest, isNew: false };
}

/** Whether a look at a finding alone can settle it; without its evidence nobody knows where to look. */
export function canRetest(row: { check_id: string; variant: string; finding: unknown }): boolean {
  return row.finding !== null && canFocusOn({ checkId: row.check_id, variant: row.variant });
}

/** A look at one finding alone, in the contract's words. */
export function toRetestView(scan: ScanRow, say: Say): z.output<typeof retestView> {
  const isOver = scan.status === 'failed' || scan.retest_result === 'not-tested';
  return {
    scanId: scan.scan_id,
    status: scan.status,
    progress: percentDone(scan.progress_done, scan.progress_known),
    startedAt: scan.started_at.toISOString(),
    completedAt: scan.completed_at?.toISOString() ?? null,
    result: scan.status === 'failed' ? 'not-tested' : scan.retest_result,
    reason: isOver ? reasonOf(scan, say) : null,
  };
}

function reasonOf(scan: ScanRow, say: Say): string | null {
  if (scan.failure_reason !== null) return sayScanFailure(say, scan.failure_reason);
  const [leftOut] = readNotTested(scan.not_tested);
  return leftOut === undefined ? null : sayLeftOut(say, leftOut.reason);
}
