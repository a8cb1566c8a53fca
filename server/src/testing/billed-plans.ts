import type { TestPortal } from './test-portal.ts';

/** Gives the plans of a test's portal what the billing provider calls them: "basic" becomes "basic-monthly", and `premium` has a coupon. */
export function billPlans({ portal }: TestPortal): void {
  for (const plan of portal.services.plans.catalogue.plans) {
    const { planId } = plan.planPointer.appId;
    plan.chargebeePlanId = `${planId}-monthly`;
    if (planId === 'premium')
      plan.chargebeeCoupons = [
        { couponCode: 'SPRING', discountType: 'percentage', discountAmount: 0, discountPercentage: 20 },
      ];
  }
}
