import { type PlanAction, planAction } from '@portal/domain/plans/plan-action.ts';
import { useState } from 'react';
import type { CallOutput } from '../../api/calls.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { PlanCard } from '../../portal/plans/plan-card.tsx';
import type { EligiblePlan } from '../../portal/plans/plan-features.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { say } from '../../portal/texts/say.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ManagePlanDialog } from './manage-plan-dialog.tsx';
import { planList as texts } from './plans.texts.ts';
import { type Ordered, useOrderPlan } from './use-order-plan.ts';

type PlanListProps = {
  readonly offer: CallOutput<'getEligiblePlans'>['data'];
  /** Those that customers see, from the lowest to the highest. */
  readonly plans: readonly EligiblePlan[];
};

type Chosen = { readonly plan: EligiblePlan; readonly action: PlanAction; readonly failure: Ordered | null };

/**
 * The plans to choose from. One that is paid by checkout, while there is no subscription, leads to the payment at once; all others
 * ask first in the "Manage Plan" dialog (spec part 1, section 2).
 */
export function PlanList({ offer, plans }: PlanListProps) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  const subscription = useSubscription();
  const orderPlan = useOrderPlan();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { hasSubscription, hasCheckout, requestedAt } = offer;
  const { planId: currentPlanId } = subscription.subscribedPlanPointer.appId;
  const isHighest = subscription.isHighestPlan && hasSubscription;

  const choose = async (plan: EligiblePlan, action: PlanAction) => {
    const isPaidAtOnce = hasCheckout && plan.chargebeePlanId !== null && !hasSubscription;
    const ordered = isPaidAtOnce ? await orderPlan(plan, false) : null;
    if (ordered === null || ordered.kind === 'failed') setChosen({ plan, action, failure: ordered });
  };

  return (
    <>
      <ul className="grid items-stretch gap-5 tablet:grid-cols-2 desktop:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {plans.map((plan) => {
          const action = planAction(idOf(plan), {
            planIds: plans.map(idOf),
            currentPlanId,
            subscriptionStatus: subscription.subscriptionStatus,
            requestedPlanId: offer.requestedPlanId,
          });
          return (
            <li key={idOf(plan)} className="grid">
              <PlanCard
                plan={plan}
                action={action}
                locale={locale}
                isTried={subscription.subscriptionStatus === 'INTRIAL' && idOf(plan) === currentPlanId}
                requestedText={
                  requestedAt === null ? undefined : say(texts.requestedOn, { day: formatDate(requestedAt) })
                }
                onChoose={() => choose(plan, action)}
                onContact={openSupportDialog}
              />
            </li>
          );
        })}
      </ul>
      {isHighest && (
        <p className="mt-6 text-sm">
          {say.parts(texts.youAreOnOur, {
            link: (words) => (
              <TextLink key="link" onPress={openSupportDialog}>
                {words}
              </TextLink>
            ),
          })}
        </p>
      )}
      {chosen && (
        <ManagePlanDialog
          plan={chosen.plan}
          isUpgrade={chosen.action === 'upgrade'}
          hasSubscription={hasSubscription}
          isPaidByCheckout={hasCheckout && chosen.plan.chargebeePlanId !== null}
          failure={chosen.failure}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

function idOf(plan: EligiblePlan): string {
  return plan.planPointer.appId.planId;
}
