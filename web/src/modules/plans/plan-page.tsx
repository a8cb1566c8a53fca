import { planAction } from '@portal/domain/plans/plan-action.ts';
import { useState } from 'react';
import { useCallQuery } from '../../api/use-call.ts';
import { PlanCard } from '../../portal/plans/plan-card.tsx';
import type { EligiblePlan } from '../../portal/plans/plan-features.ts';
import { openSupportDialog } from '../../portal/support-dialog.ts';
import { useBrand } from '../../portal/use-brand.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ManagePlanDialog } from './manage-plan-dialog.tsx';
import { PlansFailed } from './plans-failed.tsx';
import { PlansLoading } from './plans-loading.tsx';
import { TrialBanner } from './trial-banner.tsx';

/** My plan, and the plans to change to (spec part 1, section 2). */
export default function PlanPage() {
  const { brandNameShort, locale } = useBrand();
  const subscription = useSubscription();
  const plans = useCallQuery('getEligiblePlans', {});
  const [chosen, setChosen] = useState<EligiblePlan | null>(null);
  usePageTitle('My Plan');
  const { channelDiscountTitle, channelDiscountDescription } = subscription.channelObject.uiRules;
  const shown = plans.data?.data.eligiblePlans.filter((plan) => plan.showToCustomer) ?? [];
  const requested = shown.find((plan) => idOf(plan) === plans.data?.data.requestedPlanId);

  return (
    <>
      <PageHeading
        title={'My Cyber Safety Plan'.replace('Cyber Safety', () => brandNameShort)}
        description="Choose a plan that suits your needs."
      />
      <div className="mb-6 flex flex-col gap-3 empty:hidden">
        <TrialBanner />
        {channelDiscountTitle !== null && (
          <Banner kind="success" title={channelDiscountTitle}>
            {channelDiscountDescription}
          </Banner>
        )}
        {requested && (
          <Banner title={`You asked for the ${requested.planDetail.planName} Plan.`}>
            Our staff will confirm it and get in touch about the payment. Until then everything stays as it is.
          </Banner>
        )}
      </div>
      {plans.isPending && <PlansLoading />}
      {plans.isError && <PlansFailed onRetry={() => plans.refetch()} />}
      {plans.data && (
        <>
          <ul className="grid items-stretch gap-5 tablet:grid-cols-2 desktop:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
            {shown.map((plan) => (
              <li key={idOf(plan)} className="grid">
                <PlanCard
                  plan={plan}
                  action={planAction(idOf(plan), {
                    planIds: shown.map(idOf),
                    currentPlanId: subscription.subscribedPlanPointer.appId.planId,
                    subscriptionStatus: subscription.subscriptionStatus,
                    requestedPlanId: plans.data.data.requestedPlanId,
                  })}
                  locale={locale}
                  onChoose={() => setChosen(plan)}
                  onContact={openSupportDialog}
                />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-ink-soft text-sm">
            Prices are per month, plus taxes. Questions?{' '}
            <TextLink onPress={openSupportDialog}>Contact Support</TextLink>
          </p>
        </>
      )}
      {chosen && <ManagePlanDialog plan={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function idOf(plan: EligiblePlan): string {
  return plan.planPointer.appId.planId;
}
