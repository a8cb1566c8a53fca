import { randomUUID } from 'node:crypto';
import { nextRun } from '@portal/domain/monitoring/schedules/next-run.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import { recordAudit } from '../../audit/public.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { listDueSchedules, setNextRun, takeDueSchedule, toSchedule } from './schedules.store.ts';
import { startScan } from './start-scan.ts';

type SchedulerServices = Pick<MonitoringServices, 'database' | 'clock' | 'queue' | 'brands' | 'plans' | 'log'>;
/** So many at a time: each is one short transaction. */
const AT_ONCE = 200;

type DueSchedule = NonNullable<Awaited<ReturnType<typeof takeDueSchedule>>>;

/**
 * Starts every scan that is due, each once: the schedule's row is locked while its scan is made, and the due instant is
 * unique. After a time in which the portal was down a schedule runs once and goes on with its next instant.
 * @returns how many were started
 */
export function startDueScans(services: SchedulerServices): Promise<number> {
  const { database, clock, log } = services;
  const now = clock.now();
  return oneByOne(log, {
    name: 'due scans',
    list: (after) => database.onceAsSystem((tx) => listDueSchedules(tx, now, { after, limit: AT_ONCE })),
    keyOf: ({ scheduleId }) => scheduleId,
    work: ({ scheduleId }) => database.asSystem((tx) => runSchedule(tx, services, scheduleId, now)),
  });
}

/** @returns whether it started a scan */
async function runSchedule(
  tx: SystemTransaction,
  services: SchedulerServices,
  scheduleId: string,
  now: Date,
): Promise<boolean> {
  const due = await takeDueSchedule(tx, scheduleId, now);
  if (due === undefined) return false;
  const { timeZone } = await services.brands.byId(due.brand_id);
  await setNextRun(tx, scheduleId, nextRun(toSchedule(due), timeZone, now));
  const scanId = await startDueScan(tx, services, due, now);
  await recordAudit(tx, {
    at: now,
    orgId: due.org_id,
    actorId: null,
    action: scanId === null ? 'scan.skipped' : 'scan.started',
    subject: due.url,
    details: { targetId: due.website_id, scanId },
  });
  return scanId !== null;
}

/**
 * Starts one due scan; null where the plan does not hold website scans any more, such as after the trial, and where the
 * website is being scanned at its due time already.
 */
async function startDueScan(
  tx: SystemTransaction,
  { database, plans, queue }: SchedulerServices,
  due: DueSchedule,
  now: Date,
): Promise<string | null> {
  const { modules } = await database.inOrg(due.org_id, plans.current);
  if (modules.monitoring !== 'ACTIVE') return null;
  const row = await startScan(tx, queue, {
    scanId: randomUUID(),
    orgId: due.org_id,
    websiteId: due.website_id,
    scanLevel: due.scan_level,
    dueAt: due.next_run_at,
    startedAt: now,
  });
  return row?.scan_id ?? null;
}
