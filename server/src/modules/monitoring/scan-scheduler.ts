import { randomUUID } from 'node:crypto';
import { nextRun } from '@portal/domain/monitoring/next-run.ts';
import { recordAudit } from '../audit/public.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { setNextRun, takeDueSchedule, toSchedule } from './schedules.store.ts';
import { startScan } from './start-scan.ts';

type SchedulerServices = Pick<MonitoringServices, 'database' | 'clock' | 'queue' | 'brands' | 'plans'>;

/**
 * Starts every scan that is due, each once: the schedule's row is locked while its scan is made, and the due instant is
 * unique. After a time in which the portal was down a schedule runs once and goes on with its next instant.
 * @returns how many were started
 */
export async function startDueScans({ database, clock, queue, brands }: SchedulerServices): Promise<number> {
  let started = 0;
  for (;;) {
    const now = clock.now();
    const outcome = await database.asSystem(async (tx) => {
      const due = await takeDueSchedule(tx, now);
      if (due === undefined) return 'none-due';
      const { timeZone } = await brands.byId(due.brand_id);
      await setNextRun(tx, due.schedule_id, nextRun(toSchedule(due), timeZone, now));
      const scan = {
        scanId: randomUUID(),
        orgId: due.org_id,
        websiteId: due.website_id,
        scanLevel: due.scan_level,
        dueAt: due.next_run_at,
        startedAt: now,
      };
      const row = await startScan(tx, queue, scan);
      // A website that is being scanned at its due time needs no second scan.
      const action = row === undefined ? 'scan.skipped' : 'scan.started';
      await recordAudit(tx, {
        at: now,
        orgId: due.org_id,
        actorId: null,
        action,
        subject: row?.scan_id ?? due.website_id,
      });
      return row === undefined ? 'skipped' : 'started';
    });
    if (outcome === 'none-due') return started;
    if (outcome === 'started') started += 1;
  }
}
