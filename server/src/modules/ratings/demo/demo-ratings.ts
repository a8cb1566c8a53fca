import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { saveLook } from '../looks/save-look.ts';
import { insertDemoIncident, insertDemoRatedCompany } from './demo-ratings.store.ts';
import { demoSurface } from './demo-surface.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEKS = 26;
/** The latest look is so long ago. */
const LATEST_DAYS_AGO = 3;
const INCIDENT_WEEKS_AGO = 14;

/** Gives the demonstration's organisation half a year of weekly looks from outside, and one incident. */
export async function fillDemo(tx: SystemTransaction, { orgId, company, owner, now }: DemoFirm): Promise<void> {
  const domain = company.companyUrl;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const lookedAt = (week: number) => daysAgo(LATEST_DAYS_AGO + week * 7);
  for (let week = WEEKS - 1; week >= 0; week -= 1) {
    const at = lookedAt(week);
    if (week === INCIDENT_WEEKS_AGO) {
      await insertDemoIncident(tx, { orgId, happenedOn: at.toISOString().slice(0, 10), byName: owner.name, at });
    }
    await saveLook(tx, {
      orgId,
      domain,
      at,
      provider: 'builtin',
      measurement: demoSurface(week),
      given: null,
      scannedHosts: [],
    });
  }
  const nextLookAt = new Date(lookedAt(0).getTime() + 7 * DAY_MS);
  await insertDemoRatedCompany(tx, { orgId, domain, lookedAt: lookedAt(0), nextLookAt });
}
