import { useState } from 'react';
import { useCallQuery } from '../../api/use-call.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { PlanGrid } from '../../portal/plans/plan-grid.tsx';
import { say } from '../../portal/texts/say.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { subscriptionFailedDialog as texts } from './dialogs.texts.ts';

/** Subscribe or Upgrade: comes up when the subscription has failed, such as by a refused payment (spec part 1, section 2). */
export default function SubscriptionFailedDialog() {
  const { planName, subscriptionDate, subscribedPlanPointer } = useSubscription();
  const { supportEmail, locale } = useBrand();
  const { data, isPending } = useCallQuery('getEligiblePlans', {});
  const [isClosed, setIsClosed] = useState(false);
  const plans = data?.data.eligiblePlans.filter((plan) => plan.showToCustomer) ?? [];
  return (
    <Dialog
      title={say(texts.title)}
      size="large"
      isOpen={!isClosed}
      onOpenChange={(isOpen) => setIsClosed(!isOpen)}
      footer={
        <>
          <LinkButton variant="secondary" href="/plan" onPress={() => setIsClosed(true)}>
            {say(texts.seeThePlans)}
          </LinkButton>
          <Button onPress={() => setIsClosed(true)}>{say(texts.gotIt)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-ink-soft">
          {say.parts(subscriptionDate === null ? texts.currentTrial : texts.currentPlan, {
            planName,
            strong: (words) => (
              <strong key="strong" className="text-ink">
                {words}
              </strong>
            ),
          })}
        </p>
        <p className="text-ink-soft">
          {say.parts(texts.pleaseContactSupportAt, {
            supportEmail,
            link: (words) => (
              <a key="link" className="font-medium text-accent-ink underline" href={`mailto:${supportEmail}`}>
                {words}
              </a>
            ),
          })}
        </p>
        {isPending && <Skeleton shape="block" />}
        {plans.length > 0 && (
          <PlanGrid plans={plans} currentPlanId={subscribedPlanPointer.appId.planId} locale={locale} />
        )}
      </div>
    </Dialog>
  );
}
