import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { callKey } from '../../api/use-call.ts';
import { showToast } from '../../ui/toast.tsx';

/**
 * Asks for a plan and says how it went; answers whether it worked. A plan that is in force at once was an upgrade;
 * otherwise the request waits for the provider's staff.
 */
export function useRequestPlan(): (planId: string, planName: string) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async (planId, planName) => {
    try {
      await callApi('subscribePlan', { planId });
    } catch {
      showToast({ kind: 'danger', text: 'Upgrade plan failed' });
      return false;
    }
    await Promise.all(
      (['getEligiblePlans', 'featureUsageProfile'] as const).map((name) =>
        queryClient.refetchQueries({ queryKey: callKey(name) }),
      ),
    );
    const { data: plans } =
      queryClient.getQueryData<{ data: { plans: { subscribedPlanPointer: { appId: { planId: string } } } } }>(
        callKey('featureUsageProfile', {}),
      ) ?? {};
    const isInForce = plans?.plans.subscribedPlanPointer.appId.planId === planId;
    const text = isInForce
      ? `You have successfully upgraded to ${planName} .`
      : `Your request for the ${planName} Plan is with our staff. We will confirm it by email.`;
    showToast({ kind: 'success', text, durationMs: 10_000 });
    return true;
  };
}
