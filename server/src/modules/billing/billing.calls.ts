import * as calls from '@portal/contract/plans/billing.calls.ts';
import { getEligiblePlans as getEligiblePlansCall } from '@portal/contract/plans/plans.calls.ts';
import { isSubscribed } from '@portal/domain/plans/subscription-status.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { findBillingSubscription } from './billing.store.ts';
import { completeCheckout } from './complete-checkout.ts';
import { orderPlan } from './order-plan.ts';
import { withdrawPlanRequest } from './withdraw-plan-request.ts';

/** Calls by which a customer sees, orders and pays plans. */
export const billingCalls: readonly BoundCall<Services>[] = [
  bind(getEligiblePlansCall).to(getEligiblePlans),
  bind(calls.subscribePlan).to(subscribePlan),
  bind(calls.updatePlan).to(updatePlan),
  bind(calls.withdrawPlanRequest).to(withdrawPlanRequest),
  bind(calls.completeCheckout).to(completeCheckout),
  bind(calls.openBillingPage).to(openBillingPage),
];

async function getEligiblePlans(
  services: Services,
  { session }: CallerOf<typeof getEligiblePlansCall>,
): Promise<AnswerOf<typeof getEligiblePlansCall>> {
  const { plans, billing } = services;

  const { subscription, eligible } = await plans.offer(session.orgId);
  const billed = await subscriptionAtProvider(services, session.orgId);
  return {
    success: true,
    data: {
      eligiblePlans: [...eligible],
      hasSubscription: billing.hasOwnPages ? billed?.is_live === true : isSubscribed(subscription.subscription_status),
      requestedPlanId: subscription.requested_plan_id,
      requestedAt: subscription.requested_plan_at?.toISOString() ?? null,
      hasCheckout: billing.hasOwnPages,
      hasBillingPage: billed !== undefined,
    },
  };
}

async function subscribePlan(
  services: Services,
  caller: CallerOf<typeof calls.subscribePlan>,
  order: InputOf<typeof calls.subscribePlan>,
): Promise<AnswerOf<typeof calls.subscribePlan>> {
  return { success: true, data: await orderPlan(services, caller, order) };
}

async function updatePlan(
  services: Services,
  caller: CallerOf<typeof calls.updatePlan>,
  order: InputOf<typeof calls.updatePlan>,
): Promise<AnswerOf<typeof calls.updatePlan>> {
  return { success: true, data: await orderPlan(services, caller, order) };
}

async function openBillingPage(
  services: Services,
  { session, brand }: CallerOf<typeof calls.openBillingPage>,
): Promise<AnswerOf<typeof calls.openBillingPage>> {
  const { billing, config } = services;

  if ((await subscriptionAtProvider(services, session.orgId)) === undefined)
    return { success: true, data: { url: null } };
  const returnUrl = `${brandOrigin(brand, config.publicUrl)}/plan`;
  return { success: true, data: { url: await billing.openCustomerPage(session.orgId, returnUrl) } };
}

/** The subscription as the billing provider told it last; none where plans are set by hand. */
function subscriptionAtProvider({ database, billing }: Services, orgId: string) {
  return billing.hasOwnPages
    ? database.onceInOrg(orgId, (tx) => findBillingSubscription(tx, orgId))
    : Promise.resolve(undefined);
}
