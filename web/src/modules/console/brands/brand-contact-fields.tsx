import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { BrandFieldsProps } from './brand-name-fields.tsx';
import { LinkField } from './link-field.tsx';

/** Where people of a brand find help. */
export function BrandContactFields({ form, onChange, errors }: BrandFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">Help and contact</legend>
      <TextField
        label="Support address"
        type="email"
        value={form.supportEmail}
        onChange={(supportEmail) => onChange({ supportEmail })}
        maxLength={254}
        autoComplete="off"
        isRequired
        description="Shown in every message about something that went wrong."
        errorMessage={errors.supportEmail}
      />
      <TextField
        label="Concierge address"
        type="email"
        value={form.conciergeEmail}
        onChange={(conciergeEmail) => onChange({ conciergeEmail })}
        maxLength={254}
        autoComplete="off"
        isRequired
        errorMessage={errors.conciergeEmail}
      />
      <LinkField
        label="Scheduling link of the concierge (optional)"
        value={form.conciergeSchedulingLink}
        onChange={(conciergeSchedulingLink) => onChange({ conciergeSchedulingLink })}
        errorMessage={errors.conciergeSchedulingLink}
      />
      <LinkField
        label="Help center (optional)"
        value={form.helpCenter}
        onChange={(helpCenter) => onChange({ helpCenter })}
        description="The menu’s “Knowledge Base”."
        errorMessage={errors.helpCenter}
      />
      <LinkField
        label="Marketing collateral (optional)"
        value={form.marketingCollateral}
        onChange={(marketingCollateral) => onChange({ marketingCollateral })}
        errorMessage={errors.marketingCollateral}
      />
      <Checkbox
        isSelected={form.offersCheck}
        onChange={(offersCheck) => onChange({ offersCheck })}
        description="At /check, without an account. When this is off, that address does not exist."
      >
        Anyone may check a domain
      </Checkbox>
    </fieldset>
  );
}
