import { discountedPrice } from '@portal/domain/plans/discounted-price.ts';
import { percent } from '@portal/domain/plans/percent.ts';
import type { PlanAction } from '@portal/domain/plans/plan-action.ts';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { say } from '../texts/say.ts';
import { PlanButton } from './plan-button.tsx';
import { planColours } from './plan-colours.ts';
import { type EligiblePlan, planFeatures } from './plan-features.ts';
import { planCard as texts } from './plans.texts.ts';
import { PriceLine } from './price-line.tsx';

type PlanCardProps = {
  readonly plan: EligiblePlan;
  readonly action: PlanAction;
  readonly locale: string;
  /** The plan that the free trial is of. */
  readonly isTried?: boolean | undefined;
  /** Under a plan that was asked for: what it waits for. */
  readonly requestedText?: string | undefined;
  /** The button is busy until a returned promise settles. */
  readonly onChoose: () => unknown;
  readonly onContact: () => void;
};

/** One plan in its own colours: its price, what it includes, and the one thing to do about it (spec part 1, section 2). */
export function PlanCard({ plan, action, locale, isTried, requestedText, onChoose, onContact }: PlanCardProps) {
  const headingId = useId();
  const { planPrice, chargebeeCoupons } = plan;
  const saved = percent(planPrice - discountedPrice(planPrice, chargebeeCoupons), planPrice);
  return (
    <section
      aria-labelledby={headingId}
      data-print="together"
      style={planColours(plan.planColors)}
      className={joinClasses(
        'flex min-w-0 flex-col rounded-box border border-t-4 bg-surface p-5 shadow-raised tablet:p-6',
        action === 'current'
          ? 'border-(--plan-border,var(--color-accent))'
          : 'border-x-line border-t-(--plan-border,var(--color-line)) border-b-line',
      )}
    >
      <header className="mb-4 flex flex-wrap items-start gap-3">
        <h2 id={headingId} className="min-w-0 grow font-semibold text-ink text-lg tracking-tight">
          {plan.planDetail.planName}
        </h2>
        {saved > 0 && <Badge tone="success">{say(texts.saveSaved, { saved })}</Badge>}
        {isTried && <Badge tone="accent">{say(texts.yourTrialPlan)}</Badge>}
        {action === 'requested' && <Badge tone="accent">{say(texts.requested)}</Badge>}
      </header>
      <div className="min-w-0 flex-1">
        <PriceLine plan={plan} locale={locale} />
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
      </div>
      <footer className="mt-5">
        <PlanButton
          planName={plan.planDetail.planName}
          action={action}
          requestedText={requestedText}
          onChoose={onChoose}
          onContact={onContact}
        />
      </footer>
    </section>
  );
}
