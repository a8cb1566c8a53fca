import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { BrandFieldsProps } from './brand-name-fields.tsx';
import { brandContactFields as texts } from './brands.texts.ts';
import { LinkField } from './link-field.tsx';

/** Where people of a brand find help. */
export function BrandContactFields({ form, onChange, errors }: BrandFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{say(texts.helpAndContact)}</legend>
      <TextField
        label={say(texts.supportAddress)}
        type="email"
        value={form.supportEmail}
        onChange={(supportEmail) => onChange({ supportEmail })}
        maxLength={254}
        autoComplete="off"
        isRequired
        description={say(texts.description)}
        errorMessage={errors.supportEmail}
      />
      <TextField
        label={say(texts.conciergeAddress)}
        type="email"
        value={form.conciergeEmail}
        onChange={(conciergeEmail) => onChange({ conciergeEmail })}
        maxLength={254}
        autoComplete="off"
        isRequired
        errorMessage={errors.conciergeEmail}
      />
      <LinkField
        label={say(texts.schedulingLinkOfThe)}
        value={form.conciergeSchedulingLink}
        onChange={(conciergeSchedulingLink) => onChange({ conciergeSchedulingLink })}
        errorMessage={errors.conciergeSchedulingLink}
      />
      <LinkField
        label={say(texts.helpCenterOptional)}
        value={form.helpCenter}
        onChange={(helpCenter) => onChange({ helpCenter })}
        description={say(texts.theMenusKnowledgeBase)}
        errorMessage={errors.helpCenter}
      />
      <LinkField
        label={say(texts.marketingCollateralOptional)}
        value={form.marketingCollateral}
        onChange={(marketingCollateral) => onChange({ marketingCollateral })}
        errorMessage={errors.marketingCollateral}
      />
      <Checkbox
        isSelected={form.offersCheck}
        onChange={(offersCheck) => onChange({ offersCheck })}
        description={say(texts.atCheckWithoutAn)}
      >
        {say(texts.anyoneMayCheckA)}
      </Checkbox>
    </fieldset>
  );
}
