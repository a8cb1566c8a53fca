import { randomUUID } from 'node:crypto';
import { nextRun } from '@portal/domain/monitoring/schedules/next-run.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { recordAudit } from '../../audit/public.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { setNextRun, takeDueSchedule, toSchedule } from './schedules.store.ts';
import { startScan } from './start-scan.ts';

type SchedulerServices = Pick<MonitoringServices, 'database' | 'clock' | 'queue' | 'brands' | 'plans'>;
type DueSchedule = NonNullable<Awaited<ReturnType<typeof takeDueSchedule>>>;

/**
 * Starts every scan that is due, each once: the schedule's row is locked while its scan is made, and the due instant is
 * unique. After a time in which the portal was down a schedule runs once and goes on with its next instant.
 * @returns how many were started
 */
export async function startDueScans(services: SchedulerServices): Promise<number> {
  const { database, clock, brands } = services;
  let started = 0;
  for (;;) {
    const now = clock.now();
    const outcome = await database.asSystem(async (tx) => {
      const due = await takeDueSchedule(tx, now);
      if (due === undefined) return 'none-due';
      const { timeZone } = await brands.byId(due.brand_id);
      await setNextRun(tx, due.schedule_id, nextRun(toSchedule(due), timeZone, now));
      const scanId = await startDueScan(tx, services, due, now);
      await recordAudit(tx, {
        at: now,
        orgId: due.org_id,
        actorId: null,
        action: scanId === null ? 'scan.skipped' : 'scan.started',
        subject: due.url,
        details: { targetId: due.website_id, scanId },
      });
      return scanId === null ? 'skipped' : 'started';
    });
    if (outcome === 'none-due') return started;
    if (outcome === 'started') started += 1;
  }
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
