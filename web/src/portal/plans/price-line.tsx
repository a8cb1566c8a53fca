import { discountedPrice, struckOutPrice } from '@portal/domain/plans/discounted-price.ts';
import { say } from '../texts/say.ts';
import { formatPrice } from './format-price.ts';
import type { EligiblePlan } from './plan-features.ts';
import { priceLine as texts } from './plans.texts.ts';

type PriceLineProps = {
  readonly plan: Pick<EligiblePlan, 'planPrice' | 'currency' | 'chargebeeCoupons'>;
  readonly locale: string;
};

/** The monthly price, with the original one struck out when there is a discount. */
export function PriceLine({ plan, locale }: PriceLineProps) {
  const original = struckOutPrice(plan.planPrice, plan.chargebeeCoupons);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {original !== null && (
        <s className="text-ink-soft">
          <span className="sr-only">{say(texts.usualPrice)} </span>
          {formatPrice(original, plan.currency, locale)}
        </s>
      )}
      <span className="font-semibold text-3xl tracking-tight tabular-nums">
        {formatPrice(discountedPrice(plan.planPrice, plan.chargebeeCoupons), plan.currency, locale)}
      </span>
      <span className="text-ink-soft text-sm">{say(texts.perMonthPlusTaxes)}</span>
    </p>
  );
}
