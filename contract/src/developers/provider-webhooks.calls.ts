import { z } from 'zod';
import { call, done, id, noInput, withData } from '../call.ts';
import { deliveriesView, providerEvents, webhookAddress, webhookView } from './webhooks.schemas.ts';

const own = { access: 'staff', permission: 'provider.manage', method: 'POST' } as const;

const list = withData(z.object({ webhooks: z.array(webhookView) }));
/** Told once; each delivery is signed with it. */
const secret = withData(z.object({ endpointId: id, secret: z.string() }));
const one = z.object({ endpointId: id });

/** Where the provider's programs are told what happens. */
export const listProviderWebhooks = call({
  access: 'staff',
  permission: 'provider.manage',
  method: 'GET',
  path: '/console/developers/webhooks',
  input: noInput,
  output: list,
  errors: [],
});

/** Sets up a webhook. It tells of customers elsewhere, so a stolen session alone must not be enough. */
export const makeProviderWebhook = call({
  ...own,
  path: '/console/developers/makeWebhook',
  freshProof: true,
  input: z.object({ address: webhookAddress, events: providerEvents }),
  output: secret,
  errors: ['FRESH_SIGN_IN_NEEDED', 'TOO_MANY_WEBHOOKS', 'TARGET_URL_NOT_PUBLIC'],
  perMinute: 20,
});

/** Changes what a webhook is told of, turns it off or on. */
export const changeProviderWebhook = call({
  ...own,
  path: '/console/developers/changeWebhook',
  input: one.extend({ events: providerEvents, isOn: z.boolean() }),
  output: done,
  errors: [],
});

/** Gives a webhook a new secret; the one before signs too for a day. */
export const renewProviderWebhookSecret = call({
  ...own,
  path: '/console/developers/renewWebhookSecret',
  input: one,
  output: secret,
  errors: [],
  perMinute: 20,
});

/** Sends an event that says nothing, to see whether it arrives. */
export const testProviderWebhook = call({
  ...own,
  path: '/console/developers/testWebhook',
  input: one,
  output: done,
  errors: ['WEBHOOK_OFF'],
  perMinute: 10,
});

/** What was sent to a webhook lately, the newest first. */
export const listProviderWebhookDeliveries = call({
  access: 'staff',
  permission: 'provider.manage',
  method: 'GET',
  path: '/console/developers/webhookDeliveries',
  input: one,
  output: withData(deliveriesView),
  errors: [],
});

/** Sends a delivery once more. */
export const replayProviderWebhookDelivery = call({
  ...own,
  path: '/console/developers/replayWebhookDelivery',
  input: z.object({ deliveryId: id }),
  output: done,
  errors: ['WEBHOOK_OFF'],
  perMinute: 60,
});

export const removeProviderWebhook = call({
  ...own,
  path: '/console/developers/removeWebhook',
  input: one,
  output: done,
  errors: [],
});
