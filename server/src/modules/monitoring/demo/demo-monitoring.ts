import { nextRun } from '@portal/domain/monitoring/schedules/next-run.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { insertDemoSignIns } from './demo-sign-ins.store.ts';
import { insertDemoWebsite } from './demo-websites.store.ts';
import { demoWebsites } from './demo-websites.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Since when scans of the web shop sign in: the last one of them did. */
const SIGN_IN_DAYS = 3;

/** Gives the demonstration's organisation three websites with schedules and finished scans; those of one sign in. */
export async function fillDemo(
  tx: SystemTransaction,
  { orgId, owner, since, now, timeZone }: DemoFirm,
  { scanSignInKey }: Pick<MonitoringServices, 'scanSignInKey'>,
): Promise<void> {
  const ids = { orgId, userId: owner.userId, userEmail: owner.email };
  for (const [place, website] of demoWebsites(now).entries()) {
    const nextRunAt = website.schedule === null ? null : nextRun(website.schedule, timeZone, now);
    // Websites are listed in the order in which they were added.
    const websiteId = await insertDemoWebsite(tx, ids, website, {
      since: new Date(since.getTime() + place * MINUTE_MS),
      nextRunAt,
    });
    const { url, signIns: users } = website;
    const at = new Date(now.getTime() - SIGN_IN_DAYS * DAY_MS);
    if (users !== undefined) await insertDemoSignIns(tx, { ...ids, websiteId, url, users, at }, scanSignInKey);
  }
}
