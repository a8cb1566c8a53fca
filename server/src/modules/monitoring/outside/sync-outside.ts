import { randomUUID } from 'node:crypto';
import type {
  probelyUpdateSchedule,
  syncScans as syncScansCall,
} from '@portal/contract/monitoring/monitoring.calls.ts';
import { scanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { nextRun } from '@portal/domain/monitoring/schedules/next-run.ts';
import { countIssues } from '@portal/domain/monitoring/severity.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OutsideScan } from '../../../providers/scanner/outside-engine-port.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import { followScans } from '../findings/follow-scans.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { insertFindings } from '../scans/scan-run.store.ts';
import { listScans } from '../scans/scans.store.ts';
import { findScheduleOf, insertSchedule, updateSchedule } from '../scans/schedules.store.ts';
import { toScanView, toScheduleView } from '../views.ts';
import { requireFrequency } from '../websites/plan-limits.ts';
import { findWebsite } from '../websites/websites.store.ts';
import { askOutside } from './ask-outside.ts';
import { findOutsideWebsite, insertEndedScan } from './outside-scans.store.ts';

/**
 * Brings in scans of a website that somebody started at the outside engine. With the built-in engine the portal's own tables are
 * the truth, and are the answer.
 */
export async function syncScans(
  { database, scanner }: MonitoringServices,
  { session, brand, language }: CallerOf<typeof syncScansCall>,
  { targetId }: InputOf<typeof syncScansCall>,
): Promise<AnswerOf<typeof syncScansCall>> {
  const { orgId } = session;
  const website = await database.inOrg(orgId, (tx) => findOutsideWebsite(tx, targetId));
  if (website === undefined) throw new AppError('NOT_FOUND');
  const ended = await askOutside(() => scanner.outside?.endedScans(website.scanner_memory, website.references));
  const scans = await database.inOrg(orgId, async (tx) => {
    if ((await findWebsite(tx, targetId)) === undefined) throw new AppError('NOT_FOUND');
    for (const scan of (ended ?? []).toReversed()) {
      const row = toRow(scan, {
        orgId,
        websiteId: targetId,
        scanLevel: website.scan_level,
        engine: scanner.name,
      });
      if (await insertEndedScan(tx, row)) await insertFindings(tx, orgId, row.scanId, scan.result?.findings ?? []);
    }
    await followScans(tx, targetId);
    return listScans(tx, targetId);
  });
  const say = sayFor(brand, language);
  return { success: true, data: scans.map((scan) => toScanView(scan, say)) };
}

function toRow(scan: OutsideScan, place: { orgId: string; websiteId: string; scanLevel: string; engine: string }) {
  const { reference, startedAt, completedAt, result } = scan;
  return {
    ...place,
    scanId: randomUUID(),
    reference,
    startedAt,
    completedAt,
    status: result === null ? ('failed' as const) : ('completed' as const),
    counts: countIssues(result?.findings ?? []),
    pages: result?.pages ?? 0,
    failureReason: result === null ? scanFailure('ENDED_AT_SERVICE') : null,
  };
}

/**
 * Takes over a schedule that somebody set at the outside engine: the portal's own becomes the same, and the other is taken away, so
 * that nothing is scanned twice. With the built-in engine, or without a schedule there, the portal's own is the answer.
 */
export async function takeOverSchedule(
  services: MonitoringServices,
  caller: CallerOf<typeof probelyUpdateSchedule>,
  { targetId }: InputOf<typeof probelyUpdateSchedule>,
): Promise<AnswerOf<typeof probelyUpdateSchedule>> {
  const { database, scanner, clock, plans } = services;

  const { orgId } = caller.session;
  const website = await database.inOrg(orgId, (tx) => findOutsideWebsite(tx, targetId));
  if (website === undefined) throw new AppError('NOT_FOUND');
  const theirs = (await askOutside(() => scanner.outside?.schedule(website.scanner_memory))) ?? null;
  const schedule = await database.inOrg(orgId, async (tx) => {
    const ours = await findScheduleOf(tx, targetId);
    if (theirs === null) return ours;
    requireFrequency(await plans.current(tx), theirs.recurrence);
    const now = clock.now();
    const wanted = {
      dateTime: theirs.dateTime,
      recurrence: theirs.recurrence,
      dayOfMonth: null,
      runOnDayOfWeek: false,
      scheduledDayOfWeek: null,
      weekIndex: null,
    };
    const next = nextRun(wanted, caller.brand.timeZone, now);
    await auditWebsite(tx, caller, now, { action: 'schedule.changed', targetId });
    return ours === undefined
      ? insertSchedule(tx, { scheduleId: randomUUID(), orgId, websiteId: targetId }, wanted, next, now)
      : updateSchedule(tx, ours.schedule_id, targetId, wanted, next, now);
  });
  if (theirs !== null)
    await askOutside(() => scanner.outside?.removeSchedule(website.scanner_memory, theirs.reference));
  return { success: true, data: schedule === undefined ? [] : [toScheduleView(schedule)] };
}
