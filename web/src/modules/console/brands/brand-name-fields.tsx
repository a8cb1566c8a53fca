import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { BrandForm } from './brand-form.ts';
import { brandNameFields as texts } from './brands.texts.ts';

export type BrandFieldsProps = {
  readonly form: BrandForm;
  readonly onChange: (changes: Partial<BrandForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
};

/** What a brand is called, and under which names it is reached. */
export function BrandNameFields({ form, onChange, errors, isDefault }: BrandFieldsProps & { isDefault: boolean }) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{say(texts.names)}</legend>
      <TextField
        label={say(texts.name)}
        value={form.brandNameLong}
        onChange={(brandNameLong) => onChange({ brandNameLong })}
        maxLength={80}
        isRequired
        description={say(texts.description)}
        errorMessage={errors.brandNameLong}
      />
      <TextField
        label={say(texts.shortName)}
        value={form.brandNameShort}
        onChange={(brandNameShort) => onChange({ brandNameShort })}
        maxLength={30}
        isRequired
        description={say(texts.inTheMenuAnd)}
        errorMessage={errors.brandNameShort}
      />
      <TextField
        label={say(texts.webDomain)}
        value={form.webDomain}
        onChange={(webDomain) => onChange({ webDomain })}
        maxLength={253}
        autoComplete="off"
        inputMode="url"
        isRequired
        isDisabled={isDefault}
        description={isDefault ? say(texts.theAddressOfThe) : say(texts.suchAsPortalExample)}
        errorMessage={errors.webDomain}
      />
      <TextField
        label={say(texts.emailDomain)}
        value={form.emailDomain}
        onChange={(emailDomain) => onChange({ emailDomain })}
        maxLength={253}
        autoComplete="off"
        isRequired
        description={say(texts.emailsComeFromNo)}
        errorMessage={errors.emailDomain}
      />
    </fieldset>
  );
}
