import { randomUUID } from 'node:crypto';
import { MAX_WEBHOOKS, OLD_SECRET_HOURS } from '@portal/domain/developers/developer-limits.ts';
import { PROGRAMS } from '@portal/domain/developers/endpoint-kinds.ts';
import type { WebhookEvent } from '@portal/domain/developers/webhook-events.ts';
import { AppError } from '../../../call/app-error.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { seal } from '../../../system/sealed-box.ts';
import { auditCaller } from '../../audit/public.ts';
import { refuseInsideAddress } from '../../monitoring/public.ts';
import { findUserName, lockOrganisation } from '../../profile/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { inOwner, type Owner } from '../owner.store.ts';
import { found } from '../serving/found.ts';
import * as store from './endpoints.store.ts';
import { ofEndpoint } from './of-endpoint.ts';
import { newWebhookSecret } from './sign.ts';

const HOUR_MS = 60 * 60_000;
const done = { success: true } as const;

/** Sets up a webhook. @throws AppError TOO_MANY_WEBHOOKS, TARGET_URL_NOT_PUBLIC */
export async function makeWebhook(
  services: DevelopersServices,
  caller: Caller<Session>,
  { orgId }: Owner,
  { address, events }: { readonly address: string; readonly events: readonly WebhookEvent[] },
) {
  const { config, database, clock, webhookKey } = services;
  await refuseInsideAddress(address, config.scanAllowHosts, 'address');
  const at = clock.now();
  const { userId } = caller.session;
  const secret = newWebhookSecret();
  const endpointId = randomUUID();
  await inOwner(database, { orgId }, async (tx) => {
    if (orgId !== null) await lockOrganisation(tx as OrgTransaction);
    if ((await store.listEndpoints(tx, { orgId }, PROGRAMS)).length >= MAX_WEBHOOKS)
      throw new AppError('TOO_MANY_WEBHOOKS', { values: { maximum: MAX_WEBHOOKS } });
    const sealedSecret = seal(webhookKey, secret);
    const madeByName = await findUserName(tx, userId);
    await store.insertEndpoint(tx, {
      endpointId,
      orgId,
      address,
      events,
      sealedSecret,
      madeBy: userId,
      madeByName,
      at,
    });
    const details = { endpointId, events };
    await auditCaller(tx, caller, at, { action: 'developers.webhook-made', subject: address, orgId, details });
  });
  return { ...done, data: { endpointId, secret } };
}

/** Changes what a webhook is told of, turns it off or on. @throws AppError NOT_FOUND */
export async function changeWebhook(
  { database, clock }: DevelopersServices,
  caller: Caller<Session>,
  owner: Owner,
  { endpointId, events, isOn }: { endpointId: string; events: readonly WebhookEvent[]; isOn: boolean },
) {
  const at = clock.now();
  const { orgId } = owner;
  await inOwner(database, owner, async (tx) => {
    const before = found(await store.lockEndpoint(tx, owner, endpointId, PROGRAMS));
    await store.updateEndpoint(tx, endpointId, { events, isOn, turnedOnAt: isOn && !before.is_on ? at : null });
    const details = { endpointId, events, isOn };
    await auditCaller(tx, caller, at, {
      action: 'developers.webhook-changed',
      subject: before.address,
      orgId,
      details,
    });
  });
  return done;
}

/** Gives a webhook a new secret; the one before signs too for a while. @throws AppError NOT_FOUND */
export async function renewSecret(
  { database, clock, webhookKey }: DevelopersServices,
  caller: Caller<Session>,
  owner: Owner,
  { endpointId }: { readonly endpointId: string },
) {
  const at = clock.now();
  const secret = newWebhookSecret();
  await inOwner(database, owner, async (tx) => {
    const before = found(await store.lockEndpoint(tx, owner, endpointId, PROGRAMS));
    const oldEndsAt = new Date(at.getTime() + OLD_SECRET_HOURS * HOUR_MS);
    await store.replaceSecret(tx, before, { sealedSecret: seal(webhookKey, secret), oldEndsAt });
    const what = { action: 'developers.webhook-secret-renewed', subject: before.address, orgId: owner.orgId };
    await auditCaller(tx, caller, at, { ...what, details: { endpointId } });
  });
  return { ...done, data: { endpointId, secret } };
}

/** Removes a webhook or a channel. @throws AppError NOT_FOUND */
export async function removeWebhook(
  { database, clock }: DevelopersServices,
  caller: Caller<Session>,
  owner: Owner,
  { endpointId }: { readonly endpointId: string },
) {
  await inOwner(database, owner, async (tx) => {
    const endpoint = found(await store.lockEndpoint(tx, owner, endpointId));
    await store.deleteEndpoint(tx, endpointId);
    const what = { ...ofEndpoint('removed', endpoint), orgId: owner.orgId, details: { endpointId } };
    await auditCaller(tx, caller, clock.now(), what);
  });
  return done;
}
