import { FIRM_EVENTS, PROVIDER_EVENTS } from '@portal/domain/developers/webhook-events.ts';
import { z } from 'zod';
import { id, line } from '../call.ts';
import { isWebAddress } from '../console/console.schemas.ts';
import { faults } from '../input-faults.texts.ts';

/** A webhook in the list of its owner; its secret is told when it is made. */
export const webhookView = z.object({
  endpointId: id,
  address: z.string(),
  events: z.array(z.string()),
  isOn: z.boolean(),
  /** Why it was turned off automatically; null otherwise. */
  offBecause: z.enum(['gone', 'failing']).nullable(),
  failingSince: z.string().nullable(),
  /** Until then the secret from before signs too; null where none does. */
  oldSecretEndsAt: z.string().nullable(),
  madeBy: z.string(),
  madeAt: z.string(),
});

const deliveryView = z.object({
  deliveryId: id,
  event: z.string(),
  /** As it is sent. */
  body: z.string(),
  madeAt: z.string(),
  state: z.enum(['waiting', 'taken', 'failed']),
  tries: z.number(),
  nextTryAt: z.string().nullable(),
  lastTryAt: z.string().nullable(),
  /** Null where nobody answered. */
  lastStatus: z.number().nullable(),
  lastAnswer: z.string(),
});

/** The latest of them, and for how many days any is kept. */
export const deliveriesView = z.object({ deliveries: z.array(deliveryView), keptDays: z.number() });

export const webhookAddress = line(500).refine(isWebAddress, faults.httpsAddress.text);
export const firmEvents = z.array(z.enum(FIRM_EVENTS)).min(1, faults.oneOfOptions.text).max(FIRM_EVENTS.length);
export const providerEvents = z
  .array(z.enum(PROVIDER_EVENTS))
  .min(1, faults.oneOfOptions.text)
  .max(PROVIDER_EVENTS.length);
