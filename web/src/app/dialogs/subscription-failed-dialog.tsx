import { useState } from 'react';
import { useCallQuery } from '../../api/use-call.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { PlanGrid } from '../../portal/plans/plan-grid.tsx';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** Subscribe or Upgrade: comes up when the subscription has failed, such as by a refused payment (spec part 1, section 2). */
export default function SubscriptionFailedDialog() {
  const { planName, subscriptionDate, subscribedPlanPointer } = useSubscription();
  const { supportEmail, locale } = useBrand();
  const { data, isPending } = useCallQuery('getEligiblePlans', {});
  const [isClosed, setIsClosed] = useState(false);
  const plans = data?.data.eligiblePlans.filter((plan) => plan.showToCustomer) ?? [];
  return (
    <Dialog
      title="Subscribe or Upgrade"
      size="large"
      isOpen={!isClosed}
      onOpenChange={(isOpen) => setIsClosed(!isOpen)}
      footer={
        <>
          <LinkButton variant="secondary" href="/plan" onPress={() => setIsClosed(true)}>
            See the plans
          </LinkButton>
          <Button onPress={() => setIsClosed(true)}>Got It</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-ink-soft">
          Your current plan is{' '}
          <strong className="text-ink">
            {planName}
            {subscriptionDate === null && ' (Free Trial)'}
          </strong>
          . We could not renew it.
        </p>
        <p className="text-ink-soft">
          Please contact support at{' '}
          <a className="font-medium text-accent-ink underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>{' '}
          to subscribe or upgrade. Your data stays as it is.
        </p>
        {isPending && <Skeleton shape="block" />}
        {plans.length > 0 && (
          <PlanGrid plans={plans} currentPlanId={subscribedPlanPointer.appId.planId} locale={locale} />
        )}
      </div>
    </Dialog>
  );
}
