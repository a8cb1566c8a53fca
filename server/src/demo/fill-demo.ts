import { randomUUID } from 'node:crypto';
import type { ModuleDemo } from '../module-demo.ts';
import { MODULES } from '../modules.ts';
import type { PortalServices } from '../portal-services.ts';
import { insertDemoOrganisation, insertDemoPerson, isDemoThere } from './demo.store.ts';
import { DEMO_COMPANY, DEMO_PEOPLE } from './demo-organisation.ts';

const SINCE_DAYS = 45;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes the organisation "Harbor Bakery" with its people and what each module adds for it, all together or not at all; then what needs
 * all of that, such as a proof pack.
 * @returns false when it is there already; nothing is changed then
 */
export async function fillDemo(services: PortalServices, password: string): Promise<boolean> {
  const { database, identity, brands, plans, clock } = services;
  const now = clock.now();
  const since = new Date(now.getTime() - SINCE_DAYS * DAY_MS);
  const { brandId, timeZone } = brands.default;
  const parts = await loadParts();
  const firm = await database.asSystem(async (tx) => {
    const [owner] = DEMO_PEOPLE;
    if (await isDemoThere(tx, owner.email)) return null;
    const orgId = randomUUID();
    const ownerId = randomUUID();
    await insertDemoOrganisation(tx, { orgId, brandId, planId: plans.catalogue.trialPlanId, since });
    for (const person of DEMO_PEOPLE) {
      const account = await identity.createVerified(tx, person.email, password);
      if (account === 'exists') throw new Error(`There is already an account for ${person.email}.`);
      const userId = person === owner ? ownerId : randomUUID();
      await insertDemoPerson(tx, { userId, orgId, subject: account.subject }, person, since);
    }
    const name = `${owner.firstName} ${owner.lastName}`;
    const made = {
      orgId,
      company: DEMO_COMPANY,
      owner: { userId: ownerId, email: owner.email, name },
      since,
      now,
      timeZone,
    };
    for (const part of parts) await part.fillDemo?.(tx, made, services);
    return made;
  });
  if (firm === null) return false;
  for (const part of parts) await part.finishDemo?.(firm, services);
  return true;
}

/** Loaded here, as no other start of the portal needs them. */
async function loadParts(): Promise<readonly ModuleDemo<PortalServices>[]> {
  return await Promise.all(MODULES.flatMap(({ demo }) => (demo === undefined ? [] : [demo()])));
}
