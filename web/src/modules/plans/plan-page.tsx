import { useCallQuery } from '../../api/use-call.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BillingPageButton } from './billing-page-button.tsx';
import { PlanBanners } from './plan-banners.tsx';
import { PlanList } from './plan-list.tsx';
import { planPage as texts } from './plans.texts.ts';
import { PlansFailed } from './plans-failed.tsx';
import { PlansLoading } from './plans-loading.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';

/** My plan, and the plans to change to (spec part 1, section 2). */
export default function PlanPage() {
  const { brandNameShort } = useBrand();
  const plans = useCallQuery('getEligiblePlans', {});
  usePageTitle(say(texts.myPlan));
  const offer = plans.data?.data;
  const shown = offer?.eligiblePlans.filter((plan) => plan.showToCustomer) ?? [];
  const nameOf = (planId: string) =>
    shown.find((plan) => plan.planPointer.appId.planId === planId)?.planDetail.planName;
  useCheckoutReturn(nameOf, offer !== undefined);
  const requestedId = offer?.requestedPlanId ?? '';
  const requestedName = nameOf(requestedId);

  return (
    <>
      <PageHeading
        title={say(texts.title, { brandNameShort })}
        description={say(texts.description)}
        action={offer?.hasBillingPage ? <BillingPageButton /> : undefined}
      />
      <PlanBanners
        request={
          requestedName === undefined
            ? null
            : { planId: requestedId, planName: requestedName, requestedAt: offer?.requestedAt ?? null }
        }
      />
      {plans.isPending && <PlansLoading />}
      {plans.isError && offer === undefined && <PlansFailed onRetry={() => plans.refetch()} />}
      {offer && (
        <>
          <PlanList offer={offer} plans={shown} />
          <p className="mt-6 text-ink-soft text-sm">
            {say.parts(texts.pricesArePerMonth, {
              link: (words) => (
                <TextLink key="link" onPress={openSupportDialog}>
                  {words}
                </TextLink>
              ),
            })}
          </p>
        </>
      )}
    </>
  );
}
