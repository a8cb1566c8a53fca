import { WEBSITE_PROTOCOLS } from '@portal/domain/monitoring/website-address.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type WebsiteErrors, type WebsiteForm, withAddress } from './website-form.ts';

type SpecifyWebsiteStepProps = {
  readonly form: WebsiteForm;
  readonly errors: WebsiteErrors;
  readonly onChange: (form: WebsiteForm) => void;
};

const protocolOptions = WEBSITE_PROTOCOLS.map((id) => ({ id, label: id }));

/** First step of the wizard: what the website is called and where it is. */
export function SpecifyWebsiteStep({ form, errors, onChange }: SpecifyWebsiteStepProps) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">Which website should we watch? You can paste its address from your browser.</p>
      <TextField
        label="Website name"
        autoFocus
        autoComplete="off"
        value={form.webAppName}
        errorMessage={errors.webAppName}
        description="What you call it, such as “Main website” or “Online shop”."
        onChange={(webAppName) => onChange({ ...form, webAppName })}
      />
      <div className="grid items-start gap-4 tablet:grid-cols-[10rem_1fr]">
        <Select
          label="Protocol"
          options={protocolOptions}
          value={form.protocol}
          errorMessage={errors.protocol}
          onChange={(protocol) => onChange({ ...form, protocol, urlConfirmed: false })}
        />
        <TextField
          label="Website address"
          inputMode="url"
          autoComplete="url"
          spellCheck="false"
          placeholder="www.example.com"
          value={form.webAppUrl}
          errorMessage={errors.webAppUrl}
          onChange={(typed) => onChange(withAddress(form, typed))}
        />
      </div>
    </div>
  );
}
