import { WEBSITE_PROTOCOLS } from '@portal/domain/monitoring/website-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type WebsiteErrors, type WebsiteForm, withAddress } from './website-form.ts';
import { specifyWebsiteStep as texts } from './wizard.texts.ts';

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
      <p className="text-ink-soft">{say(texts.whichWebsiteShouldWe)}</p>
      <TextField
        label={say(texts.websiteName)}
        autoFocus
        autoComplete="off"
        value={form.webAppName}
        errorMessage={errors.webAppName}
        description={say(texts.description)}
        onChange={(webAppName) => onChange({ ...form, webAppName })}
      />
      <div className="grid items-start gap-4 tablet:grid-cols-[10rem_1fr]">
        <Select
          label={say(texts.protocol)}
          options={protocolOptions}
          value={form.protocol}
          errorMessage={errors.protocol}
          onChange={(protocol) => onChange({ ...form, protocol, urlConfirmed: false })}
        />
        <TextField
          label={say(texts.websiteAddress)}
          inputMode="url"
          autoComplete="url"
          spellCheck="false"
          placeholder={say(texts.placeholder)}
          value={form.webAppUrl}
          errorMessage={errors.webAppUrl}
          onChange={(typed) => onChange(withAddress(form, typed))}
        />
      </div>
    </div>
  );
}
