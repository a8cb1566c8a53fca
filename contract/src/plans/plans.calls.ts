import { z } from 'zod';
import { subscriptionId } from '../accounts/accounts.schemas.ts';
import { call, noInput, withData } from '../call.ts';
import { brandView } from '../portal/portal.schemas.ts';
import { eligiblePlan, subscription, uiRules } from './plans.schemas.ts';

/** The organisation's plan with every module's status. */
export const featureUsageProfile = call({
  method: 'GET',
  path: '/plans/featureUsageProfile',
  access: 'member',
  input: noInput,
  output: withData(z.object({ plans: subscription.extend({ brand: brandView }) })),
  errors: [],
});

export const getEligiblePlans = call({
  method: 'GET',
  path: '/plans/getEligiblePlans',
  access: 'member',
  input: noInput,
  output: withData(
    z.object({
      eligiblePlans: z.array(eligiblePlan),
      hasSubscription: z.boolean(),
      /** What was asked for and waits for the provider's staff, and since when. */
      requestedPlanId: z.string().nullable(),
      requestedAt: z.string().nullable(),
      /** Whether plans with a billing plan id are paid on pages of the billing provider. */
      hasCheckout: z.boolean(),
      /** Whether the billing provider has a page for the organisation's cards and invoices. */
      hasBillingPage: z.boolean(),
    }),
  ),
  errors: [],
});

/** What a subscription id in a sign-up or sign-in address stands for. */
export const isValidSubscriptionId = call({
  method: 'GET',
  path: '/plans/isValidSubscriptionId/{id}',
  access: 'public',
  input: z.object({ id: subscriptionId }),
  output: withData(
    z.object({
      subscriptionIdStatus: z.enum(['valid', 'expired', 'invalid']),
      uiRules,
      channelId: z.string().nullable(),
      planId: z.string().nullable(),
      subscriptionId: z.string().nullable(),
      brand: brandView,
    }),
  ),
  errors: [],
  perMinute: 30,
});
