import { useState } from 'react';
import type { EligiblePlan } from '../../portal/plans/plan-features.ts';
import { PriceLine } from '../../portal/plans/price-line.tsx';
import { useBrand } from '../../portal/use-brand.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRequestPlan } from './use-request-plan.ts';

type ManagePlanDialogProps = {
  readonly plan: EligiblePlan;
  readonly onClose: () => void;
};

/** Asks before a plan is changed, with its price (spec part 1, section 2). */
export function ManagePlanDialog({ plan, onClose }: ManagePlanDialogProps) {
  const { supportEmail, locale } = useBrand();
  const { subscriptionStatus } = useSubscription();
  const requestPlan = useRequestPlan();
  const [hasFailed, setHasFailed] = useState(false);
  const { planName } = plan.planDetail;
  const isTrial = subscriptionStatus === 'INTRIAL';

  const confirm = async () => {
    setHasFailed(false);
    if (await requestPlan(plan.planPointer.appId.planId, planName)) onClose();
    else setHasFailed(true);
  };

  return (
    <Dialog
      title="Manage Plan"
      size="small"
      isOpen
      isFullScreenOnPhone={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={confirm}>{isTrial ? 'Subscribe' : 'Upgrade'}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          {isTrial
            ? `Do you want to subscribe to the ${planName} Plan?`
            : `Are you sure you want to upgrade to the ${planName} Plan?`}
        </p>
        <PriceLine plan={plan} locale={locale} />
        <p className="text-ink-soft text-sm">
          Our staff confirms the plan and sends you the invoice. Nothing is charged before that.
        </p>
        {hasFailed && (
          <Banner kind="danger" isAlert title={`Unable to upgrade your plan. Please contact us at ${supportEmail}.`} />
        )}
      </div>
    </Dialog>
  );
}
