import { DEFAULT_CURRENCY } from '@portal/domain/plans/currency.ts';
import { moneyForTyping } from '@portal/domain/plans/money-input.ts';
import { say } from '../../../portal/texts/say.ts';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { currencyChoices } from '../place-choices.ts';
import type { PlanForm } from './plan-form.ts';
import { planFacts as texts } from './plans.texts.ts';

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
        label={say(texts.name)}
        value={form.planDetail.planName}
        onChange={(planName) => onChange({ planDetail: { ...form.planDetail, planName } })}
        maxLength={60}
        isRequired
        errorMessage={errors['planDetail.planName']}
      />
      <TextField
        label={say(texts.pricePerMonth)}
        inputMode="decimal"
        value={form.price}
        onChange={(price) => onChange({ price })}
        maxLength={14}
        isRequired
        placeholder={example}
        description={say(texts.beforeTaxesSuchAs, { example })}
        errorMessage={errors.planPrice}
      />
      <Combobox
        label={say(texts.currency)}
        options={currencyChoices()}
        value={form.currency}
        onChange={(currency) => onChange({ currency: currency ?? DEFAULT_CURRENCY })}
        description={say(texts.description)}
        errorMessage={errors.currency}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={say(texts.websites)}
          inputMode="numeric"
          value={form.websites}
          onChange={(websites) => onChange({ websites })}
          maxLength={6}
          errorMessage={errors['planDetail.probelyNumberOfTargets']}
        />
        <TextField
          label={say(texts.trainingSeats)}
          inputMode="numeric"
          value={form.seats}
          onChange={(seats) => onChange({ seats })}
          maxLength={6}
          errorMessage={errors['planDetail.trainingNumberOfSeats']}
        />
      </div>
      <TextField
        label={say(texts.lineAboutADiscount)}
        value={form.planDiscountMessage ?? ''}
        onChange={(text) => onChange({ planDiscountMessage: text })}
        maxLength={200}
        description={say(texts.shownUnderThePrice)}
        errorMessage={errors.planDiscountMessage}
      />
      <TextField
        label={say(texts.planIdOfThe)}
        value={form.chargebeePlanId ?? ''}
        onChange={(text) => onChange({ chargebeePlanId: text })}
        maxLength={100}
        autoComplete="off"
        description={say(texts.neededOnlyWhenA)}
        errorMessage={errors.chargebeePlanId}
      />
      <Switch isSelected={form.showToCustomer} onChange={(showToCustomer) => onChange({ showToCustomer })}>
        {say(texts.showToCustomers)}
      </Switch>
    </div>
  );
}
