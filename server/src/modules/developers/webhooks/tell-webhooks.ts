import { randomUUID } from 'node:crypto';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { tellAlertChannel } from '../alert-channels/tell-alert-channel.ts';
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

async function gather(services: DevelopersServices, endpoint: Awaited<ReturnType<typeof listOnEndpoints>>[number]) {
  const { database, clock, brands } = services;
  const { endpoint_id: endpointId, org_id: orgId, brand_id: brandId } = endpoint;
  const until = clock.now();
  if (orgId === null)
    return database.asSystem(async (tx) => {
      const row = await takeEndpoint(tx, endpointId);
      if (row === undefined) return;
      await tellProgram(tx, row, until, await gatherOfProvider(tx, { since: sinceOf(row), until }));
      await markTold(tx, endpointId, until);
    });
  const brand = await brands.byId(brandId ?? '');
  await database.inOrg(orgId, async (tx) => {
    const row = await takeEndpoint(tx, endpointId);
    if (row === undefined) return;
    const read = (say: Say) => readOfFirm(services, tx, row, { until, say });
    if (row.kind !== 'program' && !(await tellAlertChannel(services, tx, { row, brand, read }))) return;
    if (row.kind === 'program') await tellProgram(tx, row, until, await read(sayFor(brand)));
    await markTold(tx, endpointId, until);
  });
}

const sinceOf = ({ on_since: onSince, told_until: toldUntil }: EndpointRow) =>
  new Date(Math.max(onSince.getTime(), toldUntil.getTime() - OVERLAP_MS));

async function readOfFirm(
  { plans }: DevelopersServices,
  tx: OrgTransaction,
  row: EndpointRow,
  { until, say }: { readonly until: Date; readonly say: Say },
) {
  const { modules } = await plans.current(tx);
  const has = (module: ModuleKey) => modules[module] === 'ACTIVE';
  return gatherOfFirm(tx, row.events, { since: sinceOf(row), until, onSince: row.on_since, say, has });
}

function tellProgram(
  tx: AnyTransaction,
  { endpoint_id: endpointId, org_id: orgId }: EndpointRow,
  until: Date,
  told: readonly Happening[],
): Promise<void> {
  return insertDeliveries(
    tx,
    told.map(({ event, source, data }) => ({
      ...{ deliveryId: randomUUID(), orgId, endpointId, event, source, at: until },
      body: JSON.stringify({ type: event, timestamp: until.toISOString(), data }),
    })),
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
