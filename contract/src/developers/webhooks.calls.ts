import { z } from 'zod';
import { call, done, id, noInput, withData } from '../call.ts';
import { deliveriesView, firmEvents, webhookAddress, webhookView } from './webhooks.schemas.ts';

const own = { access: 'member', method: 'POST', closedToService: true } as const;

const list = withData(z.object({ webhooks: z.array(webhookView) }));
/** Told once; each delivery is signed with it. */
const secret = withData(z.object({ endpointId: id, secret: z.string() }));
const one = z.object({ endpointId: id });

/** Where the firm's programs are told what happens. */
export const listWebhooks = call({
  access: 'member',
  method: 'GET',
  path: '/developers/webhooks',
  input: noInput,
  output: list,
  errors: [],
});

/** Sets up a webhook. It carries the firm's data elsewhere, so a stolen session alone must not be enough. */
export const makeWebhook = call({
  ...own,
  path: '/developers/makeWebhook',
  freshProof: true,
  input: z.object({ address: webhookAddress, events: firmEvents }),
  output: secret,
  errors: ['FRESH_SIGN_IN_NEEDED', 'TOO_MANY_WEBHOOKS', 'TARGET_URL_NOT_PUBLIC'],
  perMinute: 20,
});

/** Changes what a webhook is told of, turns it off or on. */
export const changeWebhook = call({
  ...own,
  path: '/developers/changeWebhook',
  input: one.extend({ events: firmEvents, isOn: z.boolean() }),
  output: done,
  errors: [],
});

/** Gives a webhook a new secret; the one before signs too for a day. */
export const renewWebhookSecret = call({
  ...own,
  path: '/developers/renewWebhookSecret',
  input: one,
  output: secret,
  errors: [],
  perMinute: 20,
});

/** Sends an event that says nothing, to see whether it arrives. */
export const testWebhook = call({
  ...own,
  path: '/developers/testWebhook',
  input: one,
  output: done,
  errors: ['WEBHOOK_OFF'],
  perMinute: 10,
});

/** What was sent to a webhook lately, the newest first. */
export const listWebhookDeliveries = call({
  access: 'member',
  method: 'GET',
  path: '/developers/webhookDeliveries',
  input: one,
  output: withData(deliveriesView),
  errors: [],
});

/** Sends a delivery once more. */
export const replayWebhookDelivery = call({
  ...own,
  path: '/developers/replayWebhookDelivery',
  input: z.object({ deliveryId: id }),
  output: done,
  errors: ['WEBHOOK_OFF'],
  perMinute: 60,
});

export const removeWebhook = call({ ...own, path: '/developers/removeWebhook', input: one, output: done, errors: [] });
