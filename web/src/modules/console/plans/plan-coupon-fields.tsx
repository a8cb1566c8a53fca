import { Plus, Trash2 } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { CouponForm } from './plan-form.ts';
import { planCouponFields as texts } from './plans.texts.ts';

type PlanCouponFieldsProps = {
  readonly coupons: readonly CouponForm[];
  /** Of amounts. */
  readonly currency: string;
  readonly onChange: (coupons: readonly CouponForm[]) => void;
  readonly errors: Readonly<Record<string, string>>;
};

const MAX_COUPONS = 10;
const KINDS = [
  { id: 'fixed_amount', label: texts.amountOff },
  { id: 'percentage', label: texts.percentOff },
] as const;

/** The coupons of a plan; all of them make its price lower. */
export function PlanCouponFields({ coupons, currency, onChange, errors }: PlanCouponFieldsProps) {
  const change = (key: string, changes: Partial<CouponForm>) =>
    onChange(coupons.map((coupon) => (coupon.key === key ? { ...coupon, ...changes } : coupon)));
  const add = () =>
    onChange([...coupons, { key: crypto.randomUUID(), couponCode: '', discountType: 'percentage', value: '' }]);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{say(texts.coupons)}</legend>
      {coupons.map((coupon, index) => (
        <div key={coupon.key} className="grid grid-cols-[1fr_auto] gap-3 rounded-box border border-line p-3">
          <TextField
            label={say(texts.couponCode)}
            value={coupon.couponCode}
            onChange={(couponCode) => change(coupon.key, { couponCode })}
            maxLength={100}
            autoComplete="off"
            errorMessage={errors[`chargebeeCoupons.${index}.couponCode`]}
          />
          <IconButton
            label={say(texts.removeCouponCount, { count: coupon.couponCode || index + 1 })}
            icon={<Trash2 aria-hidden="true" size={18} />}
            onPress={() => onChange(coupons.filter((other) => other.key !== coupon.key))}
          />
          <div className="col-span-2 grid gap-3 tablet:grid-cols-2">
            <Select
              label={say(texts.kind)}
              options={sayLabels(KINDS)}
              value={coupon.discountType}
              onChange={(discountType) => change(coupon.key, { discountType })}
            />
            <TextField
              label={
                coupon.discountType === 'percentage' ? say(texts.percent) : say(texts.amountInCurrency, { currency })
              }
              inputMode="decimal"
              value={coupon.value}
              onChange={(value) => change(coupon.key, { value })}
              maxLength={12}
              errorMessage={
                errors[`chargebeeCoupons.${index}.value`] ?? errors[`chargebeeCoupons.${index}.discountPercentage`]
              }
            />
          </div>
        </div>
      ))}
      {coupons.length < MAX_COUPONS && (
        <div>
          <Button variant="secondary" size="small" icon={<Plus aria-hidden="true" size={16} />} onPress={add}>
            {say(texts.addACoupon)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
