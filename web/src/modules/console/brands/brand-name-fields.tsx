import { TextField } from '../../../ui/fields/text-field.tsx';
import type { BrandForm } from './brand-form.ts';

export type BrandFieldsProps = {
  readonly form: BrandForm;
  readonly onChange: (changes: Partial<BrandForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
};

/** What a brand is called, and under which names it is reached. */
export function BrandNameFields({ form, onChange, errors, isDefault }: BrandFieldsProps & { isDefault: boolean }) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">Names</legend>
      <TextField
        label="Name"
        value={form.brandNameLong}
        onChange={(brandNameLong) => onChange({ brandNameLong })}
        maxLength={80}
        isRequired
        description="In full, as in emails and reports."
        errorMessage={errors.brandNameLong}
      />
      <TextField
        label="Short name"
        value={form.brandNameShort}
        onChange={(brandNameShort) => onChange({ brandNameShort })}
        maxLength={30}
        isRequired
        description="In the menu and in titles."
        errorMessage={errors.brandNameShort}
      />
      <TextField
        label="Web domain"
        value={form.webDomain}
        onChange={(webDomain) => onChange({ webDomain })}
        maxLength={253}
        autoComplete="off"
        inputMode="url"
        isRequired
        isDisabled={isDefault}
        description={
          isDefault
            ? 'The address of the portal itself. It is set by the people who run the portal.'
            : 'Such as portal.example.com. Subdomains belong to the brand, too. It has to point to this portal.'
        }
        errorMessage={errors.webDomain}
      />
      <TextField
        label="Email domain"
        value={form.emailDomain}
        onChange={(emailDomain) => onChange({ emailDomain })}
        maxLength={253}
        autoComplete="off"
        isRequired
        description="Emails come from no-reply at this domain."
        errorMessage={errors.emailDomain}
      />
    </fieldset>
  );
}
