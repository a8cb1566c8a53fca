import { randomUUID } from 'node:crypto';
import { nextRun } from '@portal/domain/monitoring/next-run.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { ProofServices } from '../modules/proof-packs/proof-services.ts';
import { insertDemoOrganisation, insertDemoPerson, insertDemoWebsite, isDemoThere } from './demo.store.ts';
import { fillDemoConcierge } from './demo-concierge.ts';
import { fillDemoMarketplace } from './demo-marketplace.ts';
import { fillDemoMaturity } from './demo-maturity.ts';
import { DEMO_COMPANY, DEMO_PEOPLE, demoWebsites } from './demo-organisation.ts';
import { fillDemoPolicies } from './demo-policies.ts';
import { makeDemoProofPack } from './demo-proof-pack.ts';
import { fillDemoRatings } from './demo-ratings.ts';
import { fillDemoTraining } from './demo-training.ts';

const SINCE_DAYS = 45;
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/**
 * Makes the organisation "Harbor Bakery" with people, websites, schedules, finished scans, a team in training, policies, an assessment, half a
 * year of ratings and what the cyber concierge has for it, with offers that are marked as examples, all together or not at all; then a proof
 * pack of all that.
 * @returns false when it is there already; nothing is changed then
 */
export async function fillDemo(services: ProofServices, password: string): Promise<boolean> {
  const { database, identity, brands, plans, clock } = services;
  const now = clock.now();
  const since = new Date(now.getTime() - SINCE_DAYS * DAY_MS);
  const { brandId, timeZone } = brands.default;
  const made = await database.asSystem(async (tx) => {
    const [owner] = DEMO_PEOPLE;
    if (await isDemoThere(tx, owner.email)) return null;
    const orgId = randomUUID();
    const ownerId = randomUUID();
    await insertDemoOrganisation(tx, { orgId, brandId, planId: plans.catalogue.trialPlanId, since });
    for (const person of DEMO_PEOPLE) {
      const account = await identity.createVerified(tx, person.email, password);
      if (account === 'exists') throw new Error(`There is an account for ${person.email} already.`);
      const userId = person === owner ? ownerId : randomUUID();
      await insertDemoPerson(tx, { userId, orgId, subject: account.subject }, person, since);
    }
    for (const [place, website] of demoWebsites(now).entries()) {
      const ids = { orgId, userId: ownerId, userEmail: owner.email };
      const nextRunAt = website.schedule === null ? null : nextRun(website.schedule, timeZone, now);
      // Websites are listed in the order in which they were added.
      await insertDemoWebsite(tx, ids, website, { since: new Date(since.getTime() + place * MINUTE_MS), nextRunAt });
    }
    const days = { since, sinceDay: dayOf(since, timeZone), today: dayOf(now, timeZone) };
    await fillDemoTraining(tx, { orgId, organisationName: DEMO_COMPANY.companyName }, days);
    const ownerName = `${owner.firstName} ${owner.lastName}`;
    const answering = { orgId, userId: ownerId, byName: ownerName };
    await fillDemoMaturity(tx, services.maturitySet, answering, { since, now, timeZone });
    await fillDemoPolicies(tx, answering, now);
    await fillDemoRatings(tx, { orgId, byName: ownerName }, now);
    await fillDemoConcierge(tx, { orgId, ownerId, ownerName }, now);
    await fillDemoMarketplace(tx, now);
    return { orgId, userId: ownerId, email: owner.email };
  });
  if (made === null) return false;
  await makeDemoProofPack(services, made);
  return true;
}
