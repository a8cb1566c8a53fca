import { Check } from 'lucide-react';
import { openSupportDialog } from '../../portal/support-dialog.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { PlanAction } from './plan-action.ts';
import { type EligiblePlan, planFeatures } from './plan-features.ts';
import { PriceLine } from './price-line.tsx';

type PlanCardProps = {
  readonly plan: EligiblePlan;
  readonly action: PlanAction;
  readonly onChoose: () => void;
};

/** One plan: its price, what it includes, and the one thing to do about it. */
export function PlanCard({ plan, action, onChoose }: PlanCardProps) {
  return (
    <Card
      title={plan.planDetail.planName}
      aside={action === 'requested' ? <Badge tone="accent">Requested</Badge> : undefined}
      footer={<PlanButton plan={plan} action={action} onChoose={onChoose} />}
    >
      <PriceLine plan={plan} />
      {plan.planDiscountMessage !== null && (
        <p className="mt-2 font-medium text-sm text-success-ink">{plan.planDiscountMessage}</p>
      )}
      <ul className="mt-5 flex flex-col gap-2.5 text-sm">
        {planFeatures(plan).map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" size={18} strokeWidth={2.5} className="shrink-0 text-success-ink" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PlanButton({ plan, action, onChoose }: PlanCardProps) {
  const { planName } = plan.planDetail;
  switch (action) {
    case 'current':
      return (
        <p className="flex min-h-10 items-center justify-center font-semibold text-accent-ink">Your current plan</p>
      );
    case 'requested':
      return <p className="flex min-h-10 items-center justify-center text-ink-soft">Waiting for our staff</p>;
    case 'contact':
      return (
        <Button variant="secondary" isFullWidth aria-label={`Contact us about ${planName}`} onPress={openSupportDialog}>
          Contact us
        </Button>
      );
    default:
      return (
        <Button
          isFullWidth
          variant="soft"
          aria-label={`${action === 'subscribe' ? 'Subscribe' : 'Upgrade'} to ${planName}`}
          onPress={onChoose}
        >
          {action === 'subscribe' ? 'Subscribe' : 'Upgrade'}
        </Button>
      );
  }
}
