import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { callKey } from '../../api/use-call.ts';
import type { EligiblePlan } from '../../portal/plans/plan-features.ts';
import { say } from '../../portal/texts/say.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useOrderPlan as texts } from './plans.texts.ts';

/** What became of an order; a failure carries its own words where the payment service is down. */
export type Ordered =
  | { readonly kind: 'leaving' | 'requested' }
  | { readonly kind: 'failed'; readonly text: string | null };

type Answer = CallOutput<'subscribePlan'>;

/**
 * Begins a subscription with what the customer has seen: the billing plan id, the plan, and its coupon. They are refused when the
 * price has changed meanwhile.
 */
function billingSubscribe(chargebeePlanId: string | null, planId: string, coupon: string | null): Promise<Answer> {
  return callApi('subscribePlan', { planId, chargebeePlanId, coupon });
}

/** Orders a plan and says how it went: off to the payment, waiting for the staff, or failed. */
export function useOrderPlan(): (plan: EligiblePlan, isUpgrade: boolean) => Promise<Ordered> {
  const queryClient = useQueryClient();
  return async (plan, isUpgrade) => {
    const { planId } = plan.planPointer.appId;
    try {
      const { data } = isUpgrade
        ? await callApi('updatePlan', { planId })
        : await billingSubscribe(plan.chargebeePlanId, planId, plan.chargebeeCoupons[0]?.couponCode ?? null);
      if (data.checkoutUrl !== null) {
        window.location.assign(data.checkoutUrl);
        return { kind: 'leaving' };
      }
    } catch (error) {
      showToast({ kind: 'danger', text: say(texts.upgradePlanFailed) });
      const isDown = isApiError(error, 'BILLING_UNAVAILABLE') || isApiError(error, 'NETWORK');
      return { kind: 'failed', text: isDown && error instanceof Error ? textOf(error) : null };
    }
    await queryClient.refetchQueries({ queryKey: callKey('getEligiblePlans') });
    const text = say(texts.yourRequestForThe, { planName: plan.planDetail.planName });
    showToast({ kind: 'success', text, durationMs: 10_000 });
    return { kind: 'requested' };
  };
}

const textOf = (error: Error) => (isApiError(error) ? (error.errors[0]?.message ?? null) : null);
