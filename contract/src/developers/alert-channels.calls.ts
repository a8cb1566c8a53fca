import {
  CHANNEL_KINDS,
  DIGEST_RHYTHMS,
  LEAST_SEVERITIES,
  MAX_RECIPIENTS,
} from '@portal/domain/developers/endpoint-kinds.ts';
import { z } from 'zod';
import { call, done, id, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { firmEvents, webhookAddress } from './webhooks.schemas.ts';

const own = { access: 'member', method: 'POST', closedToService: true } as const;

/** A channel in the list of its firm; its address is never told again. */
const channelView = z.object({
  endpointId: id,
  kind: z.enum(CHANNEL_KINDS),
  name: z.string(),
  /** Of a chat; empty for emails. */
  host: z.string(),
  events: z.array(z.string()),
  leastSeverity: z.enum(LEAST_SEVERITIES),
  rhythm: z.enum(DIGEST_RHYTHMS).nullable(),
  recipients: z.array(id),
  isOn: z.boolean(),
  offBecause: z.enum(['gone', 'failing']).nullable(),
  failingSince: z.string().nullable(),
  madeBy: z.string(),
  madeAt: z.string(),
});

const admin = z.object({ userId: id, name: z.string(), email: z.string() });

/** Chats and emails that are told what happens, and the admins that emails can go to. */
export const listAlertChannels = call({
  access: 'member',
  method: 'GET',
  path: '/developers/alertChannels',
  input: noInput,
  output: withData(z.object({ channels: z.array(channelView), admins: z.array(admin) })),
  errors: [],
});

const wanted = {
  name: line(100).min(1, faults.name.text),
  events: firmEvents,
  leastSeverity: z.enum(LEAST_SEVERITIES),
  /** Of emails alone. */
  rhythm: z.enum(DIGEST_RHYTHMS).default('day'),
  recipients: z.array(id).max(MAX_RECIPIENTS).default([]),
};

/** Sets up a channel. It carries the firm's data elsewhere, so a stolen session alone must not be enough. */
export const makeAlertChannel = call({
  ...own,
  path: '/developers/makeAlertChannel',
  freshProof: true,
  input: z
    .object({ kind: z.enum(CHANNEL_KINDS), address: webhookAddress.optional(), ...wanted })
    .refine(({ kind, address }) => (kind === 'email') === (address === undefined), {
      message: faults.httpsAddress.text,
      path: ['address'],
    })
    .refine(({ kind, recipients }) => kind !== 'email' || recipients.length > 0, {
      message: faults.oneOfOptions.text,
      path: ['recipients'],
    }),
  output: withData(z.object({ endpointId: id })),
  errors: ['FRESH_SIGN_IN_NEEDED', 'TOO_MANY_ALERT_CHANNELS', 'TARGET_URL_NOT_PUBLIC'],
  perMinute: 20,
});

/** Changes what a channel is told of, turns it off or on. Another address is another channel. */
export const changeAlertChannel = call({
  ...own,
  path: '/developers/changeAlertChannel',
  input: z.object({ endpointId: id, ...wanted, isOn: z.boolean() }),
  output: done,
  errors: [],
});
