import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { offerSavingsFields as texts } from './marketplace.texts.ts';
import { percentOf } from './offer-form.ts';
import type { OfferFieldsProps } from './offer-text-fields.tsx';

/** What an offer saves, and when it is good. */
export function OfferSavingsFields({ form, onChange, errors }: OfferFieldsProps) {
  const isWrong = percentOf(form.savingsPercent) === undefined;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        label={say(texts.savingsInWords)}
        description={say(texts.description)}
        value={form.savingsText}
        onChange={(savingsText) => onChange({ savingsText })}
        maxLength={60}
        isRequired
        errorMessage={errors.savingsText}
      />
      <TextField
        label={say(texts.percentOfTheUsual)}
        description={say(texts.countsTowardThePages)}
        inputMode="numeric"
        value={form.savingsPercent}
        onChange={(savingsPercent) => onChange({ savingsPercent })}
        maxLength={5}
        autoComplete="off"
        errorMessage={isWrong ? say(texts.pleaseEnterAWhole) : errors.savingsPercent}
      />
      <DatePicker
        label={say(texts.firstDayOptional)}
        value={parseIsoDate(form.validFrom)}
        onChange={(day) => onChange({ validFrom: day?.toString() ?? null })}
        errorMessage={errors.validFrom}
      />
      <DatePicker
        label={say(texts.lastDayOptional)}
        description={say(texts.afterThisDayNo)}
        value={parseIsoDate(form.validUntil)}
        onChange={(day) => onChange({ validUntil: day?.toString() ?? null })}
        errorMessage={errors.validUntil}
      />
    </div>
  );
}
