import { nextRun } from '@portal/domain/monitoring/schedules/next-run.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { insertDemoWebsite } from './demo-websites.store.ts';
import { demoWebsites } from './demo-websites.ts';

const MINUTE_MS = 60_000;

/** Gives the demonstration's organisation three websites with schedules and finished scans. */
export async function fillDemo(tx: SystemTransaction, { orgId, owner, since, now, timeZone }: DemoFirm): Promise<void> {
  const ids = { orgId, userId: owner.userId, userEmail: owner.email };
  for (const [place, website] of demoWebsites(now).entries()) {
    const nextRunAt = website.schedule === null ? null : nextRun(website.schedule, timeZone, now);
    // Websites are listed in the order in which they were added.
    await insertDemoWebsite(tx, ids, website, { since: new Date(since.getTime() + place * MINUTE_MS), nextRunAt });
  }
}
