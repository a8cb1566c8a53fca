import { useState } from 'react';
import { useBrand } from '../../portal/brand/use-brand.ts';
import type { EligiblePlan } from '../../portal/plans/plan-features.ts';
import { PriceLine } from '../../portal/plans/price-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { type Ordered, useOrderPlan } from './use-order-plan.ts';

type ManagePlanDialogProps = {
  readonly plan: EligiblePlan;
  /** Otherwise a subscription begins. */
  readonly isUpgrade: boolean;
  /** Whether there is a subscription to change; without one an upgrade begins one. */
  readonly hasSubscription: boolean;
  /** Whether the plan is paid on a page of the payment service. */
  readonly isPaidByCheckout: boolean;
  /** How an order before this dialog came up has failed. */
  readonly failure: Ordered | null;
  readonly onClose: () => void;
};

/** Asks before a plan is changed, with its price (spec part 1, section 2). */
export function ManagePlanDialog(props: ManagePlanDialogProps) {
  const { plan, isUpgrade, hasSubscription, isPaidByCheckout, onClose } = props;
  const { supportEmail, locale } = useBrand();
  const orderPlan = useOrderPlan();
  const [failure, setFailure] = useState(props.failure);
  const { planName } = plan.planDetail;

  const confirm = async () => {
    setFailure(null);
    const ordered = await orderPlan(plan, isUpgrade && (hasSubscription || !isPaidByCheckout));
    if (ordered.kind === 'failed') setFailure(ordered);
    else onClose();
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
          <Button onPress={confirm}>{isUpgrade ? 'Upgrade' : 'Subscribe'}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          {isUpgrade
            ? `Are you sure you want to upgrade to the ${planName} Plan?`
            : `Do you want to subscribe to the ${planName} Plan?`}
        </p>
        <PriceLine plan={plan} locale={locale} />
        <p className="text-ink-soft text-sm">
          {isPaidByCheckout
            ? 'You pay on our payment service’s page. Nothing is charged before you confirm it there.'
            : 'Our staff will confirm the plan and tell you how to pay. Nothing is charged before that.'}
        </p>
        {failure?.kind === 'failed' && (
          <Banner
            kind="danger"
            isAlert
            title={failure.text ?? `Unable to upgrade your plan. Please contact us at ${supportEmail}.`}
          />
        )}
      </div>
    </Dialog>
  );
}
