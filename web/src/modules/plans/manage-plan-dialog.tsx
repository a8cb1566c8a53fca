import { useState } from 'react';
import { useBrand } from '../../portal/brand/use-brand.ts';
import type { EligiblePlan } from '../../portal/plans/plan-features.ts';
import { PriceLine } from '../../portal/plans/price-line.tsx';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { managePlanDialog as texts } from './plans.texts.ts';
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
      title={say(texts.title)}
      size="small"
      isOpen
      isFullScreenOnPhone={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={confirm}>{isUpgrade ? say(texts.upgrade) : say(texts.subscribe)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{isUpgrade ? say(texts.areYouSureYou, { planName }) : say(texts.doYouWantTo, { planName })}</p>
        <PriceLine plan={plan} locale={locale} />
        <p className="text-ink-soft text-sm">
          {isPaidByCheckout ? say(texts.youPayOnOur) : say(texts.ourStaffWillConfirm)}
        </p>
        {failure?.kind === 'failed' && (
          <Banner kind="danger" isAlert title={failure.text ?? say(texts.unableToUpgradeYour, { supportEmail })} />
        )}
      </div>
    </Dialog>
  );
}
