import { randomUUID } from 'node:crypto';
import type { SystemTransaction } from '../database/database.ts';
import type { DemoFirm, Demonstration, DemoOrder, ModuleDemo } from '../module-demo.ts';
import { MODULES } from '../modules.ts';
import type { PortalServices } from '../portal-services.ts';
import { insertDemoOrganisation, insertDemoPerson } from './demo.store.ts';
import { DEMO_COMPANY, DEMO_PEOPLE } from './demo-organisation.ts';

const SINCE_DAYS = 45;
const DAY_MS = 24 * 60 * 60_000;

/** The firm of the demonstration, as all modules together make it. */
export const demonstration: Demonstration<PortalServices> = {
  async putIn(tx, order, services) {
    const firm = await describeFirm(order, services);
    const { orgId, brandId, planId, isSandbox } = order;
    await insertDemoOrganisation(tx, { orgId, brandId, planId, isSandbox, since: firm.since });
    await insertPeople(tx, order, firm);
    for (const part of await loadParts()) await part.fillDemo?.(tx, firm, services);
    return firm;
  },
  async finish(firm, services) {
    for (const part of await loadParts()) await part.finishDemo?.(firm, services);
  },
};

async function describeFirm(
  { orgId, brandId, isSandbox, domain }: DemoOrder,
  { brands, clock }: PortalServices,
): Promise<DemoFirm> {
  const now = clock.now();
  const { timeZone } = await brands.byId(brandId);
  const [{ local, firstName, lastName }] = DEMO_PEOPLE;
  return {
    ...{ orgId, brandId, isSandbox, timeZone, now },
    company: DEMO_COMPANY,
    owner: { userId: randomUUID(), email: `${local}@${domain}`, name: `${firstName} ${lastName}` },
    since: new Date(now.getTime() - SINCE_DAYS * DAY_MS),
  };
}

async function insertPeople(tx: SystemTransaction, order: DemoOrder, { owner, since }: DemoFirm): Promise<void> {
  for (const person of DEMO_PEOPLE) {
    const email = `${person.local}@${order.domain}`;
    const subject = await order.subjectOf(tx, email);
    const userId = email === owner.email ? owner.userId : randomUUID();
    await insertDemoPerson(
      tx,
      { userId, orgId: order.orgId, subject, email, isMadeUp: order.isSandbox },
      person,
      since,
    );
  }
}

/** Loaded here, as no other start of the portal needs them. */
async function loadParts(): Promise<readonly ModuleDemo<PortalServices>[]> {
  return await Promise.all(MODULES.flatMap(({ demo }) => (demo === undefined ? [] : [demo()])));
}
