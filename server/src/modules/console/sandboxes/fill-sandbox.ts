import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { newToken } from '../../../system/tokens.ts';
import { hasWayIn, inviteByProvider, moveAdmins } from '../../accounts/public.ts';
import { recordAudit } from '../../audit/public.ts';
import { deleteMessagesTo } from '../../concierge/public.ts';
import { planIdOf } from '../../plans/public.ts';
import type { fillSandboxJob } from '../console.kinds.ts';
import type { ConsoleServices } from '../console-services.ts';
import { beginDeletion } from '../customers/delete-organisation.ts';
import { lockOrganisation } from '../customers/organisation.store.ts';
import { lockSandbox, markReady, setOrganisation } from './sandboxes.store.ts';

/** Each sandbox has its own, because no two accounts have one address. */
const PEOPLE_DOMAIN = 'harbor-bakery.example';
const TAG_LENGTH = 6;

/**
 * Fills a brand's sandbox. The new data is a new customer, put in in one transaction, into which those who sign in move; the customer
 * before is deleted as any other. Run again after a crash it begins with another new one, so what is shown as ready is whole.
 */
export async function fillSandbox(
  services: ConsoleServices,
  { brandId }: z.output<typeof fillSandboxJob.payload>,
): Promise<void> {
  const { database, clock, demonstration } = services;
  const firm = await database.asSystem((tx) => putIn(services, tx, brandId));
  if (firm === null) return;
  await demonstration.finish(firm, services);
  await inviteAgain(services, firm);
  await database.asSystem(async (tx) => {
    const at = clock.now();
    if (!(await markReady(tx, brandId, firm.orgId, at))) return;
    await recordAudit(tx, { at, orgId: firm.orgId, actorId: null, action: 'sandbox.filled', subject: brandId });
  });
}

/** @returns null where nothing is asked for: another run was first, or the sandbox has been removed */
async function putIn(services: ConsoleServices, tx: SystemTransaction, brandId: string): Promise<DemoFirm | null> {
  const { clock, plans, demonstration } = services;
  const sandbox = await lockSandbox(tx, brandId);
  if (sandbox?.state !== 'preparing') return null;
  const { organisation_id: before, asked_by: actorId } = sandbox;
  const highest = plans.catalogue.plans.at(-1);
  const order = {
    orgId: randomUUID(),
    brandId,
    planId: highest === undefined ? plans.catalogue.trialPlanId : planIdOf(highest),
    isSandbox: true,
    domain: `${newToken()
      .slice(0, TAG_LENGTH)
      .toLowerCase()
      .replaceAll(/[^a-z\d]/g, 'x')}.${PEOPLE_DOMAIN}`,
    subjectOf: async () => randomUUID(),
  };
  const firm = await demonstration.putIn(tx, order, services);
  await setOrganisation(tx, brandId, firm.orgId);
  if (before !== null) {
    await moveAdmins(tx, before, firm.orgId);
    await deleteMessagesTo(tx, before);
    const living = await lockOrganisation(tx, before);
    if (living?.deletion_requested_at === null) await beginDeletion(services, tx, before, { at: clock.now(), actorId });
  }
  return firm;
}

/** Sees to it that the person of the sandbox can get in. */
async function inviteAgain(services: ConsoleServices, { orgId, brandId }: DemoFirm): Promise<void> {
  const { database, brands, clock } = services;
  const sandbox = await database.asSystem((tx) => lockSandbox(tx, brandId));
  if (sandbox?.organisation_id !== orgId) return;
  const { email, first_name: firstName, last_name: lastName, asked_by_name: inviterName } = sandbox;
  const brand = await brands.byId(brandId);
  await database.inOrg(orgId, async (tx) => {
    if (await hasWayIn(tx, email, clock.now())) return;
    await inviteByProvider(services, tx, { orgId, brand, inviterName, invitee: { email, firstName, lastName } });
  });
}
