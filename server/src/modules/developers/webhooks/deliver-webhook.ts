import { LONGEST_ANSWER } from '@portal/domain/developers/developer-limits.ts';
import { isTaken, nextTry, whyTurnedOff } from '@portal/domain/developers/webhook-retries.ts';
import { OutgoingError } from '@portal/scanner/guard/outgoing-error.ts';
import { z } from 'zod';
import { unseal } from '../../../system/sealed-box.ts';
import type { deliverWebhookJob } from '../developers.kinds.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { inOwner } from '../owner.store.ts';
import { type DeliveryRow, findDelivery, markDelivery } from './deliveries.store.ts';
import { lockEndpoint, markTry } from './endpoints.store.ts';
import { signedHeaders } from './sign.ts';
import { tellTurnedOff } from './tell-turned-off.ts';

const TOLD_REASONS: ReadonlySet<string> = new Set(['TIMEOUT', 'TLS_FAILED', 'NAME_NOT_FOUND']);

/** What a program answered: its status, or none where it could not be reached. */
type Answered = { readonly status: number | null; readonly text: string };

/** Makes one try of a delivery, and decides what becomes of it and of its webhook. */
export async function deliverWebhook(
  services: DevelopersServices,
  { deliveryId, orgId }: z.output<typeof deliverWebhookJob.payload>,
): Promise<void> {
  const { database, clock } = services;
  const owner = { orgId };
  const row = await inOwner(database, owner, (tx) => findDelivery(tx, deliveryId));
  if (row === undefined || row.state !== 'waiting') return;
  const at = clock.now();
  const answered = row.is_on ? await send(services, row, at) : { status: null, text: '' };
  const tries = row.tries + (row.is_on ? 1 : 0);
  const taken = answered.status !== null && isTaken(answered.status);
  await inOwner(database, owner, async (tx) => {
    const endpoint = await lockEndpoint(tx, owner, row.endpoint_id);
    if (endpoint === undefined) return;
    const failingSince = taken ? null : (endpoint.failing_since ?? at);
    const offBecause =
      failingSince === null || !endpoint.is_on ? null : whyTurnedOff(answered.status, failingSince, at);
    const again = taken || offBecause !== null || !endpoint.is_on ? null : nextTry(tries, at);
    await markDelivery(tx, deliveryId, {
      state: taken ? 'taken' : again === null ? 'failed' : 'waiting',
      ...{ tries, at, status: answered.status },
      nextTryAt: again,
      answer: answered.text,
    });
    if (!endpoint.is_on) return;
    await markTry(tx, row.endpoint_id, { failingSince, offBecause });
    if (offBecause !== null) await tellTurnedOff(services, tx, endpoint);
  });
}

async function send({ webhookClient, webhookKey }: DevelopersServices, row: DeliveryRow, at: Date): Promise<Answered> {
  const outgoing = webhookClient();
  try {
    const { address, headers } = howTo(row, webhookKey, at);
    const { status, body } = await outgoing.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: '*/*', ...headers },
      body: row.body,
    });
    return { status, text: readable(Buffer.from(body).toString('utf8')) };
  } catch (error) {
    return { status: null, text: reasonOf(error) };
  } finally {
    await outgoing.close();
  }
}

/** Where a delivery goes and by which headers: a program's is signed, and a chat's address is itself the secret. */
function howTo(row: DeliveryRow, key: Buffer, at: Date) {
  if (row.kind !== 'program') return { address: z.string().parse(unseal(key, row.sealed_secret)), headers: {} };
  const headers = signedHeaders({ id: row.delivery_id, at, body: row.body }, secretsOf(row, key, at));
  return { address: row.address, headers };
}

/** Why nobody answered; what the guard refuses is not told, because that would tell what is inside the network. */
function reasonOf(error: unknown): string {
  const code = error instanceof OutgoingError ? error.code : 'CONNECTION_FAILED';
  return TOLD_REASONS.has(code) ? code : 'CONNECTION_FAILED';
}

/** The secret, and the one before it for a while after a change. */
function secretsOf(row: DeliveryRow, key: Buffer, at: Date): readonly string[] {
  const old = row.old_secret_ends_at !== null && row.old_secret_ends_at > at ? row.sealed_old_secret : null;
  return [row.sealed_secret, old].flatMap((sealed) => (sealed === null ? [] : z.string().parse(unseal(key, sealed))));
}

/** As much of a text as is kept, without what no database takes. */
const readable = (text: string): string =>
  text
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .toWellFormed()
    .slice(0, LONGEST_ANSWER)
    .toWellFormed();
