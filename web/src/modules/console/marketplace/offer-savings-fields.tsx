import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { percentOf } from './offer-form.ts';
import type { OfferFieldsProps } from './offer-text-fields.tsx';

/** What an offer saves, and when it is good. */
export function OfferSavingsFields({ form, onChange, errors }: OfferFieldsProps) {
  const isWrong = percentOf(form.savingsPercent) === undefined;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        label="Savings, in words"
        description="Such as “20% off the first year”."
        value={form.savingsText}
        onChange={(savingsText) => onChange({ savingsText })}
        maxLength={60}
        isRequired
        errorMessage={errors.savingsText}
      />
      <TextField
        label="Percent of the usual price (optional)"
        description="Counts toward the page’s savings text."
        inputMode="numeric"
        value={form.savingsPercent}
        onChange={(savingsPercent) => onChange({ savingsPercent })}
        maxLength={5}
        autoComplete="off"
        errorMessage={isWrong ? 'Please enter a whole number from 1 to 100.' : errors.savingsPercent}
      />
      <DatePicker
        label="First day (optional)"
        value={parseIsoDate(form.validFrom)}
        onChange={(day) => onChange({ validFrom: day?.toString() ?? null })}
        errorMessage={errors.validFrom}
      />
      <DatePicker
        label="Last day (optional)"
        description="After this day, no one sees the offer."
        value={parseIsoDate(form.validUntil)}
        onChange={(day) => onChange({ validUntil: day?.toString() ?? null })}
        errorMessage={errors.validUntil}
      />
    </div>
  );
}
