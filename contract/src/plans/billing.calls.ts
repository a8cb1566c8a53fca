import { z } from 'zod';
import { call, done, noInput, withData } from '../call.ts';

const planId = z.string().max(100);

/** Either the plan was asked for, or its checkout page is where the browser goes next. */
const planOrder = withData(z.object({ requestedPlanId: z.string().nullable(), checkoutUrl: z.string().nullable() }));
const refusals = [
  'PLAN_NOT_ELIGIBLE',
  'PLAN_IS_CURRENT',
  'PLAN_IS_LOWER',
  'PLAN_REFUSED',
  'BILLING_UNAVAILABLE',
] as const;

/**
 * Begins a subscription. With manual billing, or for a plan without a billing plan id, the provider's staff confirms it. Billing plan
 * id and coupon are what the customer saw; they are refused where the plan has others by now.
 */
export const subscribePlan = call({
  method: 'POST',
  path: '/plans/subscribePlan',
  access: 'member',
  input: z.object({
    planId,
    chargebeePlanId: z.string().max(100).nullable().optional(),
    coupon: z.string().max(100).nullable().optional(),
  }),
  output: planOrder,
  errors: refusals,
  perMinute: 10,
});

/** Upgrades the subscription that there is. */
export const updatePlan = call({
  method: 'POST',
  path: '/plans/updatePlan',
  access: 'member',
  input: z.object({ planId }),
  output: planOrder,
  errors: refusals,
  perMinute: 10,
});

/**
 * Takes back that a plan was asked for, as long as staff has not answered. Its path keeps it out of the calls that every page loads
 * first.
 */
export const withdrawPlanRequest = call({
  method: 'POST',
  path: '/planRequests/withdrawPlanRequest',
  access: 'member',
  input: z.object({ planId }),
  output: done,
  errors: ['PLAN_REQUEST_GONE'],
  perMinute: 10,
});

/** Tells how a checkout ended when the browser comes back from it; the provider is asked, not the address. */
export const completeCheckout = call({
  method: 'POST',
  path: '/plans/completeCheckout',
  access: 'member',
  input: z.object({ hostedPageId: z.string().regex(/^\w{1,100}$/) }),
  output: withData(
    z.object({ outcome: z.enum(['succeeded', 'cancelled', 'open', 'unknown']), planId: z.string().nullable() }),
  ),
  errors: ['BILLING_UNAVAILABLE'],
  perMinute: 20,
});

/** Address of the organisation's page for cards and invoices at the billing provider. */
export const openBillingPage = call({
  method: 'POST',
  path: '/plans/openBillingPage',
  access: 'member',
  input: noInput,
  output: withData(z.object({ url: z.string().nullable() })),
  errors: ['BILLING_UNAVAILABLE'],
  perMinute: 10,
  closedToService: true,
});
