import type { SubscriptionStatus } from '@portal/domain/plans/subscription-status.ts';
import { z } from 'zod';
import type { BillingSubscription } from '../billing-port.ts';

/** Ours for every status of a subscription in Chargebee's API reference; null leaves the plan as it is. */
const STATUSES: Readonly<Record<string, SubscriptionStatus | null>> = {
  future: null,
  in_trial: 'INTRIAL',
  active: 'ACTIVE',
  // Paid until the end of its term; a further event tells that it has ended.
  non_renewing: 'ACTIVE',
  paused: 'CANCELLED',
  cancelled: 'CANCELLED',
  transferred: 'CANCELLED',
};
const ENDED: readonly string[] = ['cancelled', 'transferred'];

const seconds = z
  .number()
  .int()
  .nonnegative()
  .transform((value) => new Date(value * 1000));

const subscription = z.object({
  id: z.string().min(1).max(50),
  customer_id: z.string().min(1).max(50),
  /** First generation of the catalogue. */
  plan_id: z.string().max(100).optional(),
  /** Second generation: the plan and its addons. */
  subscription_items: z
    .array(z.object({ item_price_id: z.string().max(100), item_type: z.string().optional() }))
    .optional(),
  status: z.string().max(40),
  trial_end: seconds.optional(),
  due_invoices_count: z.number().optional(),
  resource_version: z.number().int().nonnegative().optional(),
  updated_at: z.number().int().nonnegative().optional(),
  deleted: z.boolean().optional(),
});

const customer = z.object({ id: z.string().min(1).max(50) });

/** What a checkout page or an event is about. */
export const content = z.object({ subscription: subscription.optional(), customer: customer.optional() });
export type Content = z.output<typeof content>;

export const hostedPage = z.object({
  id: z.string().min(1).max(100),
  url: z.url({ protocol: /^https$/ }).optional(),
  state: z.enum(['created', 'requested', 'succeeded', 'cancelled', 'acknowledged']),
  content: content.optional(),
});

export const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  occurred_at: seconds,
  content,
});

export const customerOf = ({ customer: who, subscription: what }: Content): string | null =>
  what?.customer_id ?? who?.id ?? null;

/**
 * The subscription in the portal's words. An unpaid invoice alone does not mean that a payment failed; only the event about a
 * payment says so, and none is failed once nothing is due.
 */
export function subscriptionOf({ subscription: given }: Content, eventType: string): BillingSubscription | null {
  if (given === undefined) return null;
  const plan = given.subscription_items?.find(({ item_type: type }) => type === undefined || type === 'plan');
  const hasEnded = given.deleted === true || ENDED.includes(given.status);
  return {
    subscriptionId: given.id,
    customerId: given.customer_id,
    billingPlanId: plan?.item_price_id ?? given.plan_id ?? null,
    providerStatus: given.status,
    status: hasEnded ? 'CANCELLED' : (STATUSES[given.status] ?? null),
    isLive: !hasEnded,
    trialEndsAt: given.trial_end ?? null,
    payment: paymentOf(eventType, given.due_invoices_count ?? 0),
    version: given.resource_version ?? (given.updated_at ?? 0) * 1000,
  };
}

function paymentOf(eventType: string, dueInvoices: number): BillingSubscription['payment'] {
  if (eventType === 'payment_failed') return 'failed';
  return dueInvoices === 0 ? 'settled' : null;
}
