import { contrastRatio } from '@portal/domain/portal/colour-contrast.ts';
import { useMemo } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { localeChoices, timeZoneChoices } from '../place-choices.ts';
import type { BrandFieldsProps } from './brand-name-fields.tsx';
import { brandLookFields as texts } from './brands.texts.ts';
import { ColourField } from './colour-field.tsx';
import { PictureField } from './picture-field.tsx';

/** Colour, logo, time zone and language of a brand. */
export function BrandLookFields({ form, onChange, errors }: BrandFieldsProps) {
  const timeZones = useMemo(() => timeZoneChoices(form.timeZone), [form.timeZone]);
  const locales = useMemo(() => localeChoices(form.locale), [form.locale]);
  return (
    <>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold">{say(texts.look)}</legend>
        <ColourField
          label={say(texts.accentColor)}
          value={form.accentColour}
          onChange={(accentColour) => onChange({ accentColour })}
          description={accentInWords(form.accentColour)}
          errorMessage={errors.accentColour}
        />
        <PictureField
          label={say(texts.logo)}
          description={say(texts.description)}
          value={form.brandLogo}
          onChange={(brandLogo) => onChange({ brandLogo })}
          errorMessage={errors.brandLogo}
        />
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold">{say(texts.timeAndLanguage)}</legend>
        <Combobox
          label={say(texts.timeZone)}
          options={timeZones}
          value={form.timeZone || null}
          onChange={(timeZone) => onChange({ timeZone: timeZone ?? '' })}
          isRequired
          description={say(texts.datesAndScanStart)}
          errorMessage={errors.timeZone}
        />
        <Combobox
          label={say(texts.languageAndRegion)}
          options={locales}
          value={form.locale || null}
          onChange={(locale) => onChange({ locale: locale ?? '' })}
          isRequired
          description={say(texts.howDatesNumbersAnd)}
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
    ? say(texts.whiteLettersOnIt, { ratio: ratio.toFixed(1) })
    : say(texts.tooLightForWhite, { ratio: ratio.toFixed(1) });
}
