import { randomUUID } from 'node:crypto';
import { PROGRAMS } from '@portal/domain/developers/endpoint-kinds.ts';
import { TEST_EVENT } from '@portal/domain/developers/webhook-events.ts';
import { AppError } from '../../../call/app-error.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';
import { readKeptDays } from '../../portal/public.ts';
import { testAlertChannel } from '../alert-channels/tell-alert-channel.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { inOwner, type Owner } from '../owner.store.ts';
import { found } from '../serving/found.ts';
import { findOwnDelivery, insertDeliveries, listDeliveries, replayDelivery } from './deliveries.store.ts';
import { type EndpointRow, findEndpoint, listEndpoints, lockEndpoint } from './endpoints.store.ts';
import { ofEndpoint } from './of-endpoint.ts';

/** So many of the latest are shown. */
const SHOWN = 50;
const done = { success: true } as const;

/** The owner's webhooks. */
export async function listWebhooks({ database, clock }: DevelopersServices, owner: Owner) {
  const rows = await inOwner(database, owner, (tx) => listEndpoints(tx, owner, PROGRAMS));
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
    found(await findEndpoint(tx, owner, endpointId));
    return listDeliveries(tx, owner, endpointId, SHOWN);
  });
  const { webhookDeliveries: keptDays } = await database.onceAsSystem(readKeptDays);
  return {
    ...done,
    data: {
      keptDays,
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

/** Sends an event that says nothing, or a channel a test. @throws AppError NOT_FOUND, WEBHOOK_OFF */
export async function sendTest(
  services: DevelopersServices,
  caller: Caller<Session>,
  owner: Owner,
  { endpointId }: { readonly endpointId: string },
) {
  const { database, clock } = services;
  const at = clock.now();
  const { orgId } = owner;
  await inOwner(database, owner, async (tx) => {
    const endpoint = found(await lockEndpoint(tx, owner, endpointId));
    if (!endpoint.is_on) throw new AppError('WEBHOOK_OFF');
    if (endpoint.kind === 'program') await testProgram(tx, endpoint, at);
    else await testAlertChannel(services, tx as OrgTransaction, endpoint);
    const what = { ...ofEndpoint('tested', endpoint), orgId, details: { endpointId } };
    await auditCaller(tx, caller, at, what);
  });
  return done;
}

async function testProgram(
  tx: AnyTransaction,
  { endpoint_id: endpointId, org_id: orgId }: EndpointRow,
  at: Date,
): Promise<void> {
  const deliveryId = randomUUID();
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: at.toISOString(), data: {} });
  const source = `${TEST_EVENT} ${deliveryId}`;
  await insertDeliveries(tx, [{ deliveryId, orgId, endpointId, event: TEST_EVENT, source, body, at }]);
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
    // Emails are sent again by what sends all emails.
    if (delivery.kind === 'email') throw new AppError('NOT_FOUND');
    if (!delivery.is_on) throw new AppError('WEBHOOK_OFF');
    await replayDelivery(tx, deliveryId, at);
    const what = { ...ofEndpoint('replayed', delivery), orgId, details: { deliveryId } };
    await auditCaller(tx, caller, at, what);
  });
  return done;
}
