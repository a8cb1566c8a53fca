import {
  type ApiScope,
  FIRM_SCOPES,
  type FirmScope,
  PROVIDER_SCOPES,
  type ProviderScope,
} from '@portal/domain/developers/api-scopes.ts';
import {
  FIRM_EVENTS,
  type FirmEvent,
  PROVIDER_EVENTS,
  type ProviderEvent,
  type WebhookEvent,
} from '@portal/domain/developers/webhook-events.ts';
import { callApi } from '../../api/call-api.ts';
import type { CallInput, CallOutput } from '../../api/calls.ts';
import type { FreshProof } from '../passwords/use-fresh-proof.ts';

export type Token = CallOutput<'listApiTokens'>['data']['tokens'][number];
export type Webhook = CallOutput<'listWebhooks'>['data']['webhooks'][number];
export type Delivery = CallOutput<'listWebhookDeliveries'>['data']['deliveries'][number];
type Days = CallInput<'makeApiToken'>['days'];

type NewToken = { readonly name: string; readonly days: Days; readonly scopes: readonly ApiScope[] };
type NewWebhook = { readonly address: string; readonly events: readonly WebhookEvent[] };
type Endpoint = { readonly endpointId: string };
type ChangedWebhook = Endpoint & { readonly events: readonly WebhookEvent[]; readonly isOn: boolean };

/** A firm's own, by the calls of members. */
export const FIRM = {
  scopes: FIRM_SCOPES as readonly ApiScope[],
  events: FIRM_EVENTS as readonly WebhookEvent[],
  tokens: 'listApiTokens',
  webhooks: 'listWebhooks',
  deliveries: 'listWebhookDeliveries',
  makeToken: ({ scopes, ...token }: NewToken, headers: FreshProof) =>
    callApi('makeApiToken', { ...token, scopes: scopes as FirmScope[] }, { headers }),
  revokeToken: (tokenId: string) => callApi('revokeApiToken', { tokenId }),
  makeWebhook: ({ address, events }: NewWebhook, headers: FreshProof) =>
    callApi('makeWebhook', { address, events: events as FirmEvent[] }, { headers }),
  changeWebhook: ({ events, ...rest }: ChangedWebhook) =>
    callApi('changeWebhook', { ...rest, events: events as FirmEvent[] }),
  renewSecret: (one: Endpoint) => callApi('renewWebhookSecret', one),
  removeWebhook: (one: Endpoint) => callApi('removeWebhook', one),
  testWebhook: (one: Endpoint) => callApi('testWebhook', one),
  replay: (deliveryId: string) => callApi('replayWebhookDelivery', { deliveryId }),
} as const;

/** The provider's, by the calls of its owners. */
export const PROVIDER = {
  scopes: PROVIDER_SCOPES as readonly ApiScope[],
  events: PROVIDER_EVENTS as readonly WebhookEvent[],
  tokens: 'listProviderTokens',
  webhooks: 'listProviderWebhooks',
  deliveries: 'listProviderWebhookDeliveries',
  makeToken: ({ scopes, ...token }: NewToken, headers: FreshProof) =>
    callApi('makeProviderToken', { ...token, scopes: scopes as ProviderScope[] }, { headers }),
  revokeToken: (tokenId: string) => callApi('revokeProviderToken', { tokenId }),
  makeWebhook: ({ address, events }: NewWebhook, headers: FreshProof) =>
    callApi('makeProviderWebhook', { address, events: events as ProviderEvent[] }, { headers }),
  changeWebhook: ({ events, ...rest }: ChangedWebhook) =>
    callApi('changeProviderWebhook', { ...rest, events: events as ProviderEvent[] }),
  renewSecret: (one: Endpoint) => callApi('renewProviderWebhookSecret', one),
  removeWebhook: (one: Endpoint) => callApi('removeProviderWebhook', one),
  testWebhook: (one: Endpoint) => callApi('testProviderWebhook', one),
  replay: (deliveryId: string) => callApi('replayProviderWebhookDelivery', { deliveryId }),
} as const;

/** Whose tokens and webhooks a page is about. */
export type Audience = typeof FIRM | typeof PROVIDER;
