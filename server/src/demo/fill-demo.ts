import { randomUUID } from 'node:crypto';
import type { PortalServices } from '../portal-services.ts';
import { isDemoThere } from './demo.store.ts';
import { DEMO_COMPANY, DEMO_PEOPLE } from './demo-organisation.ts';
import { demonstration } from './demonstration.ts';

/**
 * Makes the organisation "Harbor Bakery" with its people and what each module adds for it, all together or not at all; then what needs
 * all of that, such as a proof pack.
 * @returns false when it is there already; nothing is changed then
 */
export async function fillDemo(services: PortalServices, password: string): Promise<boolean> {
  const { database, identity, brands, plans } = services;
  const firm = await database.asSystem(async (tx) => {
    if (await isDemoThere(tx, DEMO_PEOPLE[0].email)) return null;
    const order = {
      orgId: randomUUID(),
      brandId: brands.default.brandId,
      planId: plans.catalogue.trialPlanId,
      isSandbox: false,
      domain: DEMO_COMPANY.companyUrl,
      subjectOf: async (_tx: typeof tx, email: string) => {
        const account = await identity.createVerified(tx, email, password);
        if (account === 'exists') throw new Error(`There is already an account for ${email}.`);
        return account.subject;
      },
    };
    return demonstration.putIn(tx, order, services);
  });
  if (firm === null) return false;
  await demonstration.finish(firm, services);
  return true;
}
