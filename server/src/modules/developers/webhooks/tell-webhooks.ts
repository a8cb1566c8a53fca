import { randomUUID } from 'node:crypto';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { deliverWebhookJob } from '../developers.kinds.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { insertDeliveries, takeDue } from './deliveries.store.ts';
import { type EndpointRow, listOnEndpoints, markTold, takeEndpoint } from './endpoints.store.ts';
import { gatherOfFirm, gatherOfProvider, type Happening } from './gather-events.ts';

/** What is written in a transaction that ends later than others is looked for once more; told it is once, by its source. */
const OVERLAP_MS = 10 * 60_000;
/** Longer than a try takes: a delivery whose process died is taken up again after it. */
const LEASE_MS = 5 * 60_000;
const MAX_AT_ONCE = 500;

/** Makes deliveries of what happened since the last time, and jobs of those whose time has come. */
export async function tellWebhooks(services: DevelopersServices): Promise<void> {
  const { database, log } = services;
  for (const endpoint of await database.onceAsSystem(listOnEndpoints)) {
    try {
      await gather(services, endpoint);
    } catch (error) {
      log.error({ error, orgId: endpoint.org_id }, 'what happened could not be told to a webhook');
    }
  }
  await queueDue(services);
}

async function gather(
  { database, clock, brands, plans }: DevelopersServices,
  endpoint: Awaited<ReturnType<typeof listOnEndpoints>>[number],
): Promise<void> {
  const { endpoint_id: endpointId, org_id: orgId, brand_id: brandId } = endpoint;
  const until = clock.now();
  const keep = async <Tx extends AnyTransaction>(
    tx: Tx,
    read: (tx: Tx, row: EndpointRow, since: Date) => Promise<readonly Happening[]>,
  ) => {
    const row = await takeEndpoint(tx, endpointId);
    if (row === undefined) return;
    const since = new Date(Math.max(row.on_since.getTime(), row.told_until.getTime() - OVERLAP_MS));
    const told = await read(tx, row, since);
    await insertDeliveries(
      tx,
      told.map(({ event, source, data }) => ({
        ...{ deliveryId: randomUUID(), orgId, endpointId, event, source, at: until },
        body: JSON.stringify({ type: event, timestamp: until.toISOString(), data }),
      })),
    );
    await markTold(tx, endpointId, until);
  };
  if (orgId === null)
    return database.asSystem((tx) =>
      keep<SystemTransaction>(tx, (_, _row, since) => gatherOfProvider(tx, { since, until })),
    );
  const say = sayFor(await brands.byId(brandId ?? ''));
  await database.inOrg(orgId, (tx) =>
    keep<OrgTransaction>(tx, async (_, { events, on_since: onSince }, since) => {
      const { modules } = await plans.current(tx);
      return gatherOfFirm(tx, events, { since, until, onSince, say, has: (module) => modules[module] === 'ACTIVE' });
    }),
  );
}

async function queueDue({ database, clock, queue }: DevelopersServices): Promise<void> {
  const now = clock.now();
  await database.asSystem(async (tx) => {
    const due = await takeDue(tx, { now, until: new Date(now.getTime() + LEASE_MS), limit: MAX_AT_ONCE });
    for (const { delivery_id: deliveryId, org_id: orgId } of due)
      await queue.enqueue(tx, deliverWebhookJob, { deliveryId, orgId });
  });
}
