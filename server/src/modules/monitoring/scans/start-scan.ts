import { randomUUID } from 'node:crypto';
import type {
  cancelScan as cancelScanCall,
  scanNow as scanNowCall,
} from '@portal/contract/monitoring/monitoring.calls.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { AnyTransaction } from '../../../database/database.ts';
import { requireNoSandbox } from '../../../database/sandboxes/sandbox.store.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import { runScanJob } from '../monitoring.kinds.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { toScanView } from '../views.ts';
import { requireProof } from '../websites/website-proof.ts';
import { findWebsite } from '../websites/websites.store.ts';
import { deleteCheckpoint } from './scan-run.store.ts';
import {
  cancelStartedScan,
  countScansUnderWay,
  findScan,
  insertScan,
  type NewScan,
  type ScanRow,
} from './scans.store.ts';
import { findScheduleOf } from './schedules.store.ts';

/**
 * Starts a scan and its job together; undefined when the website is being scanned, or was for the same due instant. An
 * organisation's second scan comes after every other one's first, and so on, so that nobody waits for ten scans of one firm.
 * @throws AppError NOT_IN_SANDBOX
 */
export async function startScan(tx: AnyTransaction, queue: JobQueue, scan: NewScan): Promise<ScanRow | undefined> {
  await requireNoSandbox(tx, scan.orgId);
  const row = await insertScan(tx, scan);
  if (row === undefined) return undefined;
  const others = (await countScansUnderWay(tx, scan.orgId)) - 1;
  await queue.enqueue(tx, runScanJob, { scanId: scan.scanId }, { priority: -others });
  return row;
}

/** Starts a scan at once. */
export async function scanNow(
  { database, clock, queue, plans }: MonitoringServices,
  caller: CallerOf<typeof scanNowCall>,
  { targetId }: InputOf<typeof scanNowCall>,
): Promise<AnswerOf<typeof scanNowCall>> {
  const { orgId } = caller.session;
  const now = clock.now();
  const scan = await database.inOrg(orgId, async (tx) => {
    const website = await findWebsite(tx, targetId);
    if (website === undefined) throw new AppError('NOT_FOUND');
    await requireProof(tx, await plans.current(tx), website.scan_level as ScanLevel, targetId);
    const ids = { scanId: randomUUID(), orgId, websiteId: targetId };
    const started = await startScan(tx, queue, {
      ...ids,
      scanLevel: website.scan_level,
      dueAt: null,
      startedAt: now,
    });
    if (started === undefined) throw new AppError('SCAN_RUNNING');
    const details = { scanId: ids.scanId };
    await auditWebsite(tx, caller, now, { action: 'scan.started', targetId, details });
    return started;
  });
  return { success: true, data: toScanView(scan, sayFor(caller.brand, caller.language)) };
}

/** Cancels a running scan; its worker notices within two seconds. The answer says when the next one runs. */
export async function cancelScan(
  { database, clock }: MonitoringServices,
  caller: CallerOf<typeof cancelScanCall>,
  { probelyScanId, probelyTargetId }: InputOf<typeof cancelScanCall>,
): Promise<AnswerOf<typeof cancelScanCall>> {
  const now = clock.now();
  const schedule = await database.inOrg(caller.session.orgId, async (tx) => {
    const scan = await findScan(tx, probelyScanId);
    if (scan === undefined || scan.website_id !== probelyTargetId) throw new AppError('NOT_FOUND');
    if (!(await cancelStartedScan(tx, probelyScanId, now))) throw new AppError('SCAN_NOT_RUNNING');
    await deleteCheckpoint(tx, probelyScanId);
    const details = { scanId: probelyScanId };
    await auditWebsite(tx, caller, now, { action: 'scan.cancelled', targetId: probelyTargetId, details });
    return findScheduleOf(tx, probelyTargetId);
  });
  return { success: true, data: { nextScan: schedule?.next_run_at.toISOString() ?? null } };
}
