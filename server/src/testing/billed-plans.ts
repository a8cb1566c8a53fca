import { planIdOf } from '../modules/plans/public.ts';
import { changePlans } from './change-plans.ts';
import type { TestPortal } from './test-portal.ts';

const SPRING_COUPON = {
  couponCode: 'SPRING',
  discountType: 'percentage',
  discountAmount: 0,
  discountPercentage: 20,
} as const;

/** Gives the plans of a test's portal what the billing provider calls them: "basic" becomes "basic-monthly", and `premium` has a coupon. */
export function billPlans(portal: TestPortal): Promise<void> {
  return changePlans(portal, (plan) => ({
    chargebeePlanId: `${planIdOf(plan)}-monthly`,
    ...(planIdOf(plan) === 'premium' ? { chargebeeCoupons: [SPRING_COUPON] } : {}),
  }));
}
