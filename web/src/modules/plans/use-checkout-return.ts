import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { showFailure } from '../../api/show-failure.ts';
import { callKey } from '../../api/use-call.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useCheckoutReturn as texts } from './plans.texts.ts';

/**
 * Ends a checkout when the browser comes back from it: the address names the checkout page, and the portal asks the payment service
 * how it stands. The address is cleaned first, so that a reload asks nothing again.
 */
export function useCheckoutReturn(planNameOf: (planId: string) => string | undefined, isReady: boolean): void {
  const search = useLocation({ select: (location) => location.searchStr });
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const started = useRef(false);
  const names = useRef(planNameOf);
  names.current = planNameOf;
  useEffect(() => {
    const hostedPageId = new URLSearchParams(search).get('id');
    if (hostedPageId === null || !isReady || started.current) return;
    started.current = true;
    const complete = async () => {
      try {
        const { outcome, planId } = (await callApi('completeCheckout', { hostedPageId })).data;
        if (outcome === 'succeeded') {
          await Promise.all(
            (['getEligiblePlans', 'featureUsageProfile'] as const).map((name) =>
              queryClient.refetchQueries({ queryKey: callKey(name) }),
            ),
          );
          const planName = names.current(planId ?? '') ?? planId;
          showToast({ kind: 'success', text: say(texts.upgraded, { planName: planName ?? '' }), durationMs: 10_000 });
          showToast({ kind: 'success', text: say(texts.planIsSuccessfullyUpgraded), durationMs: 10_000 });
        } else if (outcome === 'cancelled') {
          showToast({ kind: 'info', text: say(texts.youLeftBeforePaying) });
        }
      } catch (error) {
        // An address that somebody kept, or made up, names no checkout of this organisation.
        if (!isApiError(error, 'NOT_FOUND')) showFailure(error);
      }
    };
    goTo('/plan', { replace: true });
    void complete();
  }, [search, isReady, goTo, queryClient]);
}
