import { DEFAULT_CURRENCY } from '@portal/domain/plans/currency.ts';
import { moneyForTyping } from '@portal/domain/plans/money-input.ts';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { currencyChoices } from '../place-choices.ts';
import type { PlanForm } from './plan-form.ts';

type PlanFactsProps = {
  readonly form: PlanForm;
  readonly onChange: (changes: Partial<PlanForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
};

/** Name, price and numbers of a plan. */
export function PlanFacts({ form, onChange, errors }: PlanFactsProps) {
  const example = moneyForTyping(4900, form.currency);
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Name"
        value={form.planDetail.planName}
        onChange={(planName) => onChange({ planDetail: { ...form.planDetail, planName } })}
        maxLength={60}
        isRequired
        errorMessage={errors['planDetail.planName']}
      />
      <TextField
        label="Price per month"
        inputMode="decimal"
        value={form.price}
        onChange={(price) => onChange({ price })}
        maxLength={14}
        isRequired
        placeholder={example}
        description={`Before taxes, such as ${example}.`}
        errorMessage={errors.planPrice}
      />
      <Combobox
        label="Currency"
        options={currencyChoices()}
        value={form.currency}
        onChange={(currency) => onChange({ currency: currency ?? DEFAULT_CURRENCY })}
        description="For the price and for coupons that take an amount off."
        errorMessage={errors.currency}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Websites"
          inputMode="numeric"
          value={form.websites}
          onChange={(websites) => onChange({ websites })}
          maxLength={6}
          errorMessage={errors['planDetail.probelyNumberOfTargets']}
        />
        <TextField
          label="Training seats"
          inputMode="numeric"
          value={form.seats}
          onChange={(seats) => onChange({ seats })}
          maxLength={6}
          errorMessage={errors['planDetail.trainingNumberOfSeats']}
        />
      </div>
      <TextField
        label="Line about a discount (optional)"
        value={form.planDiscountMessage ?? ''}
        onChange={(text) => onChange({ planDiscountMessage: text })}
        maxLength={200}
        description="Shown under the price, such as “20% off in the first year”."
        errorMessage={errors.planDiscountMessage}
      />
      <TextField
        label="Plan id of the billing provider (optional)"
        value={form.chargebeePlanId ?? ''}
        onChange={(text) => onChange({ chargebeePlanId: text })}
        maxLength={100}
        autoComplete="off"
        description="Needed only when a billing provider takes the payments."
        errorMessage={errors.chargebeePlanId}
      />
      <Switch isSelected={form.showToCustomer} onChange={(showToCustomer) => onChange({ showToCustomer })}>
        Show to customers
      </Switch>
    </div>
  );
}
