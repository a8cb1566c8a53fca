import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { BrandFieldsProps } from './brand-name-fields.tsx';
import { LinkField } from './link-field.tsx';

const CONTACTS = [
  { of: 'claims', words: 'claims' },
  { of: 'policy', words: 'the policy' },
] as const;

/** Whom customers of a brand turn to about their insurance: what the page /insurance tells (spec part 2, section 2). */
export function BrandInsuranceFields({ form, onChange, errors }: BrandFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-semibold">Insurance notice</legend>
      <p className="text-ink-soft text-sm">
        The Insurance page says that the service is ending and whom to ask. Empty fields are not shown there; without
        any contact, it shows the support address.
      </p>
      <TextField
        label="Name of the insurer (optional)"
        value={form.insurerName}
        onChange={(insurerName) => onChange({ insurerName })}
        maxLength={120}
        autoComplete="off"
        errorMessage={errors.insurerName}
      />
      <DatePicker
        label="Last day of the service (optional)"
        value={parseIsoDate(form.insuranceEndsOn || null)}
        onChange={(day) => onChange({ insuranceEndsOn: day?.toString() ?? '' })}
        errorMessage={errors.insuranceEndsOn}
      />
      {CONTACTS.map(({ of, words }) => (
        <div key={of} className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={`Phone for ${words} (optional)`}
            type="tel"
            value={form[`${of}Phone`]}
            onChange={(phone) => onChange({ [`${of}Phone`]: phone })}
            maxLength={40}
            autoComplete="off"
            errorMessage={errors[`${of}Phone`]}
          />
          <TextField
            label={`Email for ${words} (optional)`}
            type="email"
            value={form[`${of}Email`]}
            onChange={(email) => onChange({ [`${of}Email`]: email })}
            maxLength={254}
            autoComplete="off"
            errorMessage={errors[`${of}Email`]}
          />
          <div className="tablet:col-span-2">
            <LinkField
              label={`Link for ${words} (optional)`}
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
