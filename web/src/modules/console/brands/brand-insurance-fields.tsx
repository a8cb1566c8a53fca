import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { BrandFieldsProps } from './brand-name-fields.tsx';
import { brandInsuranceFields as texts } from './brands.texts.ts';
import { LinkField } from './link-field.tsx';

const CONTACTS = ['claims', 'policy'] as const;

/** Whom customers of a brand turn to about their insurance: what the page /insurance tells (spec part 2, section 2). */
export function BrandInsuranceFields({ form, onChange, errors }: BrandFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-semibold">{say(texts.insuranceNotice)}</legend>
      <p className="text-ink-soft text-sm">{say(texts.theInsurancePageSays)}</p>
      <TextField
        label={say(texts.nameOfTheInsurer)}
        value={form.insurerName}
        onChange={(insurerName) => onChange({ insurerName })}
        maxLength={120}
        autoComplete="off"
        errorMessage={errors.insurerName}
      />
      <DatePicker
        label={say(texts.lastDayOfThe)}
        value={parseIsoDate(form.insuranceEndsOn || null)}
        onChange={(day) => onChange({ insuranceEndsOn: day?.toString() ?? '' })}
        errorMessage={errors.insuranceEndsOn}
      />
      {CONTACTS.map((of) => (
        <div key={of} className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={say(texts.phone, { about: of })}
            type="tel"
            value={form[`${of}Phone`]}
            onChange={(phone) => onChange({ [`${of}Phone`]: phone })}
            maxLength={40}
            autoComplete="off"
            errorMessage={errors[`${of}Phone`]}
          />
          <TextField
            label={say(texts.email, { about: of })}
            type="email"
            value={form[`${of}Email`]}
            onChange={(email) => onChange({ [`${of}Email`]: email })}
            maxLength={254}
            autoComplete="off"
            errorMessage={errors[`${of}Email`]}
          />
          <div className="tablet:col-span-2">
            <LinkField
              label={say(texts.link, { about: of })}
              value={form[`${of}Link`]}
              onChange={(link) => onChange({ [`${of}Link`]: link })}
              errorMessage={errors[`${of}Link`]}
            />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
