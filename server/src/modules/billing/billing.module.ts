import * as calls from '@portal/contract/plans/billing.calls.ts';
import { getEligiblePlans } from '@portal/contract/plans/plans.calls.ts';
import { isSubscribed } from '@portal/domain/plans/subscription-status.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import type { Plans } from '../plans/public.ts';
import { findBillingSubscription } from './billing.store.ts';
import { createCompleteCheckout } from './complete-checkout.ts';
import { createOrderPlan } from './order-plan.ts';

/** Calls by which a customer sees, orders and pays plans. */
export function billingModule(services: Services, plans: Plans): BoundCall[] {
  const { database, billing, config } = services;
  const orderPlan = createOrderPlan(services, plans);
  const subscriptionAtProvider = (orgId: string) =>
    billing.hasOwnPages
      ? database.inOrg(orgId, (tx) => findBillingSubscription(tx, orgId))
      : Promise.resolve(undefined);

  return [
    bind(getEligiblePlans).to(async ({ session }) => {
      const { subscription, eligible } = await plans.offer(session.orgId);
      const billed = await subscriptionAtProvider(session.orgId);
      return {
        success: true,
        data: {
          eligiblePlans: [...eligible],
          hasSubscription: billing.hasOwnPages
            ? billed?.is_live === true
            : isSubscribed(subscription.subscription_status),
          requestedPlanId: subscription.requested_plan_id,
          requestedAt: subscription.requested_plan_at?.toISOString() ?? null,
          hasCheckout: billing.hasOwnPages,
          hasBillingPage: billed !== undefined,
        },
      };
    }),

    bind(calls.subscribePlan).to(async (caller, order) => ({ success: true, data: await orderPlan(caller, order) })),
    bind(calls.updatePlan).to(async (caller, order) => ({ success: true, data: await orderPlan(caller, order) })),
    bind(calls.completeCheckout).to(createCompleteCheckout(services, plans)),

    bind(calls.openBillingPage).to(async ({ session, brand }) => {
      if ((await subscriptionAtProvider(session.orgId)) === undefined) return { success: true, data: { url: null } };
      const returnUrl = `${brandOrigin(brand, config.publicUrl)}/plan`;
      return { success: true, data: { url: await billing.openCustomerPage(session.orgId, returnUrl) } };
    }),
  ];
}
