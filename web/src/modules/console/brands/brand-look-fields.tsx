import { contrastRatio } from '@portal/domain/portal/colour-contrast.ts';
import { useMemo } from 'react';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { localeChoices, timeZoneChoices } from '../place-choices.ts';
import type { BrandFieldsProps } from './brand-name-fields.tsx';
import { ColourField } from './colour-field.tsx';
import { PictureField } from './picture-field.tsx';

/** Colour, logo, time zone and language of a brand. */
export function BrandLookFields({ form, onChange, errors }: BrandFieldsProps) {
  const timeZones = useMemo(() => timeZoneChoices(form.timeZone), [form.timeZone]);
  const locales = useMemo(() => localeChoices(form.locale), [form.locale]);
  return (
    <>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold">Look</legend>
        <ColourField
          label="Accent color"
          value={form.accentColour}
          onChange={(accentColour) => onChange({ accentColour })}
          description={accentInWords(form.accentColour)}
          errorMessage={errors.accentColour}
        />
        <PictureField
          label="Logo"
          description="In the header and on the cover of reports. Without a logo, the short name is shown."
          value={form.brandLogo}
          onChange={(brandLogo) => onChange({ brandLogo })}
          errorMessage={errors.brandLogo}
        />
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold">Time and language</legend>
        <Combobox
          label="Time zone"
          options={timeZones}
          value={form.timeZone || null}
          onChange={(timeZone) => onChange({ timeZone: timeZone ?? '' })}
          isRequired
          description="Dates and scan start times use this zone."
          errorMessage={errors.timeZone}
        />
        <Combobox
          label="Language and region"
          options={locales}
          value={form.locale || null}
          onChange={(locale) => onChange({ locale: locale ?? '' })}
          isRequired
          description="How dates, numbers and prices are written. The portal itself speaks English."
          errorMessage={errors.locale}
        />
      </fieldset>
    </>
  );
}

function accentInWords(colour: string): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(colour)) return undefined;
  const ratio = contrastRatio(colour, '#ffffff');
  return ratio >= 4.5
    ? `White letters on it are easy to read (${ratio.toFixed(1)} : 1).`
    : `Too light for white letters (${ratio.toFixed(1)} : 1, 4.5 are needed). The portal darkens it where letters appear on it, as in the preview.`;
}
