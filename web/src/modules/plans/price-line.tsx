import { useBrand } from '../../portal/use-brand.ts';
import type { EligiblePlan } from './plan-features.ts';
import { discountedPrice, formatPrice } from './plan-price.ts';

type PriceLineProps = { readonly plan: EligiblePlan };

/** The monthly price, with the original one struck out when there is a discount. */
export function PriceLine({ plan }: PriceLineProps) {
  const { locale } = useBrand();
  const price = discountedPrice(plan.planPrice, plan.chargebeeCoupons[0]);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {price < plan.planPrice && (
        <s className="text-ink-soft">
          <span className="sr-only">Usual price </span>
          {formatPrice(plan.planPrice, locale)}
        </s>
      )}
      <span className="font-semibold text-3xl tracking-tight tabular-nums">{formatPrice(price, locale)}</span>
      <span className="text-ink-soft text-sm">per month plus taxes</span>
    </p>
  );
}
