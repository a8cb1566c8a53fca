import type { CallOutput } from '../../../api/calls.ts';
import type { EligiblePlan } from '../../../portal/plans/plan-features.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

/** A plan on offer. */
export function plan(
  planId: string,
  planName: string,
  planPrice: number,
  changes: Partial<EligiblePlan> = {},
): EligiblePlan {
  return {
    showToCustomer: true,
    planPrice,
    currency: 'USD',
    planDetail: { ...trialSubscription(), planName },
    planColors: { border: '#000000', button: '#000000', shadow: '#000000' },
    chargebeePlanId: null,
    chargebeeCoupons: [],
    planPointer: { appId: { planId } },
    planDiscountMessage: null,
    ...changes,
  };
}

export const coupon = {
  couponCode: 'A',
  discountType: 'percentage' as const,
  discountAmount: 0,
  discountPercentage: 20,
};
const plans = [
  plan('starter', 'Starter', 4900),
  plan('standard', 'Standard', 9900, { chargebeeCoupons: [coupon] }),
  plan('plus', 'Plus', 19_900),
  plan('secret', 'Secret', 100, { showToCustomer: false }),
];

/** Somebody on the plan `standard`, with the plans `starter`, `standard` and `plus` on offer. */
export function customer(
  subscriptionStatus: string,
  handlers: FakeHandlers = {},
  offer: Partial<CallOutput<'getEligiblePlans'>['data']> = {},
): FakeHandlers {
  let requestedPlanId: string | null = null;
  const pointer = { appId: { planId: 'standard' } };
  const order = ({ planId }: { planId: string }) => {
    requestedPlanId = planId;
    return { success: true as const, data: { requestedPlanId: planId, checkoutUrl: null } };
  };
  return {
    ...signedIn({ subscription: { subscriptionStatus, subscribedPlanPointer: pointer } }),
    getEligiblePlans: () => ({
      success: true,
      data: {
        eligiblePlans: plans,
        hasSubscription: subscriptionStatus !== 'INTRIAL',
        requestedPlanId,
        requestedAt: requestedPlanId === null ? null : '2026-11-21T20:00:00Z',
        hasCheckout: false,
        hasBillingPage: false,
        ...offer,
      },
    }),
    subscribePlan: order,
    updatePlan: order,
    withdrawPlanRequest: () => {
      requestedPlanId = null;
      return { success: true };
    },
    ...handlers,
  };
}
