import { randomBytes, randomUUID } from 'node:crypto';
import { apiTokenOf, tokenHint } from '@portal/domain/developers/api-token.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import type { InsertRow } from '../../../testing/insert-row.ts';
import type { FillTools, MarkedMember } from '../../../testing/module-samples.ts';

const PROVIDER = {
  apiProviderTokenId: '5f0c4a30-0000-4000-8000-000000000001',
  providerWebhookId: '5f0c4a30-0000-4000-8000-000000000002',
  providerDeliveryId: '5f0c4a30-0000-4000-8000-000000000003',
};

/** A token with an answer that it had, and a webhook with a delivery; the same of the provider. */
export async function fillDevelopers(
  { insert, insertOnce }: Pick<FillTools, 'insert' | 'insertOnce'>,
  { orgId, userId, marker, idleFindingId }: MarkedMember,
  now: Date,
) {
  const apiTokenId = randomUUID();
  const token = apiTokenOf(randomBytes(32));
  await insert('api_tokens', {
    token_id: apiTokenId,
    org_id: orgId,
    name: marker,
    token_hash: hashToken(token),
    hint: tokenHint(token),
    scopes: ['websites:read'],
    made_by: userId,
    made_by_name: marker,
    made_at: now,
    expires_at: new Date(now.getTime() + 24 * 60 * 60_000),
  });
  // One for all firms that are filled, because the provider has only so many.
  await insertOnce('api_tokens', {
    token_id: PROVIDER.apiProviderTokenId,
    org_id: null,
    name: 'Reports of the provider',
    token_hash: hashToken('of the provider'),
    hint: 'abcd',
    scopes: ['customers:read'],
    made_by: userId,
    made_by_name: 'Staff',
    made_at: now,
    expires_at: new Date(now.getTime() + 24 * 60 * 60_000),
  });
  await insert('api_answers', {
    token_id: apiTokenId,
    idempotency_key: 'once',
    org_id: orgId,
    request_hash: hashToken(marker),
    asked_at: now,
  });
  const directory = { directoryGroupId: randomUUID(), directoryPersonId: randomUUID() };
  await insert('directory_people', {
    person_id: directory.directoryPersonId,
    org_id: orgId,
    user_name: `${marker}@directory.example`,
    is_active: false,
    made_at: now,
    changed_at: now,
  });
  const group = { group_id: directory.directoryGroupId, org_id: orgId };
  await insert('directory_groups', { ...group, display_name: marker, made_at: now, changed_at: now });
  await insert('directory_members', { ...group, person_id: directory.directoryPersonId });
  const webhooks = { webhookId: randomUUID(), webhookDeliveryId: randomUUID() };
  await fillWebhook(insert, { orgId, userId, marker }, webhooks, now);
  const ofProvider = { webhookId: PROVIDER.providerWebhookId, webhookDeliveryId: PROVIDER.providerDeliveryId };
  await fillWebhook(insertOnce, { orgId: null, userId, marker: 'Staff' }, ofProvider, now);
  const alertChannelId = randomUUID();
  await insert('webhook_endpoints', {
    ...{ endpoint_id: alertChannelId, org_id: orgId, kind: 'email', name: marker, address: '', rhythm: 'week' },
    ...{ events: ['scan.ended'], recipients: [userId], sealed_secret: marker, on_since: now, told_until: now },
    ...{ made_by: userId, made_by_name: marker, made_at: now },
  });
  const ticketDeskId = randomUUID();
  const ticketLinkToken = newToken();
  await insert('ticket_desks', {
    ...{ desk_id: ticketDeskId, org_id: orgId, kind: 'mail', address: `${marker}@desk.example` },
    ...{ made_by_name: marker, made_at: now },
  });
  await insert('tickets', {
    ...{ ticket_id: randomUUID(), org_id: orgId, desk_id: ticketDeskId, finding_id: idleFindingId, state: 'open' },
    ...{ key: marker, made_by_name: marker, made_at: now, link_hash: hashToken(ticketLinkToken) },
    ...{ link_ends_at: new Date(now.getTime() + 24 * 60 * 60_000), outcome_by: marker },
  });
  return { apiTokenId, ticketDeskId, ticketLinkToken, alertChannelId, ...directory, ...webhooks, ...PROVIDER };
}

async function fillWebhook(
  insert: InsertRow,
  { orgId, userId, marker }: { orgId: string | null; userId: string; marker: string },
  { webhookId, webhookDeliveryId }: { webhookId: string; webhookDeliveryId: string },
  now: Date,
): Promise<void> {
  await insert('webhook_endpoints', {
    endpoint_id: webhookId,
    org_id: orgId,
    address: `https://127.0.0.1/${marker}`,
    events: orgId === null ? ['customer.signed-up'] : ['scan.ended'],
    sealed_secret: marker,
    on_since: now,
    told_until: now,
    made_by: userId,
    made_by_name: marker,
    made_at: now,
  });
  await insert('webhook_deliveries', {
    delivery_id: webhookDeliveryId,
    org_id: orgId,
    endpoint_id: webhookId,
    event: 'webhook.test',
    source: marker,
    body: JSON.stringify({ marker }),
    made_at: now,
  });
}
