import { randomUUID } from 'node:crypto';
import { TEST_EVENT } from '@portal/domain/developers/webhook-events.ts';
import { AppError } from '../../../call/app-error.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import { auditCaller } from '../../audit/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { inOwner, type Owner } from '../owner.store.ts';
import { found } from '../serving/found.ts';
import { findOwnDelivery, insertDeliveries, listDeliveries, replayDelivery } from './deliveries.store.ts';
import { listEndpoints, lockEndpoint } from './endpoints.store.ts';

/** So many of the latest are shown. */
const SHOWN = 50;
const done = { success: true } as const;

/** The owner's webhooks. */
export async function listWebhooks({ database, clock }: DevelopersServices, owner: Owner) {
  const rows = await inOwner(database, owner, (tx) => listEndpoints(tx, owner));
  const now = clock.now();
  return {
    ...done,
    data: {
      webhooks: rows.map((row) => ({
        endpointId: row.endpoint_id,
        address: row.address,
        events: row.events,
        isOn: row.is_on,
        offBecause: row.off_because,
        failingSince: row.failing_since?.toISOString() ?? null,
        oldSecretEndsAt:
          row.old_secret_ends_at !== null && row.old_secret_ends_at > now ? row.old_secret_ends_at.toISOString() : null,
        madeBy: row.made_by_name,
        madeAt: row.made_at.toISOString(),
      })),
    },
  };
}

/** What was sent to one of them lately. @throws AppError NOT_FOUND */
export async function listDeliveriesOf(
  { database }: DevelopersServices,
  owner: Owner,
  { endpointId }: { readonly endpointId: string },
) {
  const rows = await inOwner(database, owner, async (tx) => {
    found((await listEndpoints(tx, owner)).find((row) => row.endpoint_id === endpointId));
    return listDeliveries(tx, owner, endpointId, SHOWN);
  });
  return {
    ...done,
    data: {
      deliveries: rows.map((row) => ({
        deliveryId: row.delivery_id,
        event: row.event,
        body: row.body,
        madeAt: row.made_at.toISOString(),
        state: row.state,
        tries: row.tries,
        nextTryAt: row.next_try_at?.toISOString() ?? null,
        lastTryAt: row.last_try_at?.toISOString() ?? null,
        lastStatus: row.last_status,
        lastAnswer: row.last_answer,
      })),
    },
  };
}

/** Sends an event that says nothing. @throws AppError NOT_FOUND, WEBHOOK_OFF */
export async function sendTest(
  { database, clock }: DevelopersServices,
  caller: Caller<Session>,
  owner: Owner,
  { endpointId }: { readonly endpointId: string },
) {
  const at = clock.now();
  const deliveryId = randomUUID();
  const { orgId } = owner;
  await inOwner(database, owner, async (tx) => {
    const endpoint = found(await lockEndpoint(tx, owner, endpointId));
    if (!endpoint.is_on) throw new AppError('WEBHOOK_OFF');
    const body = JSON.stringify({ type: TEST_EVENT, timestamp: at.toISOString(), data: {} });
    const source = `${TEST_EVENT} ${deliveryId}`;
    await insertDeliveries(tx, [{ deliveryId, orgId, endpointId, event: TEST_EVENT, source, body, at }]);
    const what = { action: 'developers.webhook-tested', subject: endpoint.address, orgId, details: { endpointId } };
    await auditCaller(tx, caller, at, what);
  });
  return done;
}

/** Sends a delivery once more, with the id that it had. @throws AppError NOT_FOUND, WEBHOOK_OFF */
export async function replay(
  { database, clock }: DevelopersServices,
  caller: Caller<Session>,
  owner: Owner,
  { deliveryId }: { readonly deliveryId: string },
) {
  const at = clock.now();
  const { orgId } = owner;
  await inOwner(database, owner, async (tx) => {
    const delivery = found(await findOwnDelivery(tx, owner, deliveryId));
    if (!delivery.is_on) throw new AppError('WEBHOOK_OFF');
    await replayDelivery(tx, deliveryId, at);
    const what = { action: 'developers.webhook-replayed', subject: delivery.address, orgId, details: { deliveryId } };
    await auditCaller(tx, caller, at, what);
  });
  return done;
}
