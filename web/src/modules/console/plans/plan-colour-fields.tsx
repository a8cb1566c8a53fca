import { contrastRatio } from '@portal/domain/portal/colour-contrast.ts';
import { say } from '../../../portal/texts/say.ts';
import { ColourField } from '../brands/colour-field.tsx';
import type { PlanForm } from './plan-form.ts';
import { planColourFields as texts } from './plans.texts.ts';

type PlanColourFieldsProps = {
  readonly colours: PlanForm['planColors'];
  readonly onChange: (colours: PlanForm['planColors']) => void;
  readonly errors: Readonly<Record<string, string>>;
};

const COLOUR = /^#[\da-f]{6}$/i;
const WHITE = '#ffffff';

/** The colours of a plan's card, with what people will be able to see in them. */
export function PlanColourFields({ colours, onChange, errors }: PlanColourFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{say(texts.cardColors)}</legend>
      <ColourField
        label={say(texts.button)}
        value={colours.button}
        onChange={(button) => onChange({ ...colours, button })}
        description={buttonInWords(colours.button)}
        errorMessage={errors['planColors.button']}
      />
      <ColourField
        label={say(texts.border)}
        value={colours.border}
        onChange={(border) => onChange({ ...colours, border })}
        description={borderInWords(colours.border)}
        errorMessage={errors['planColors.border']}
      />
      <ColourField
        label={say(texts.shadow)}
        value={colours.shadow}
        onChange={(shadow) => onChange({ ...colours, shadow })}
        description={say(texts.description)}
        errorMessage={errors['planColors.shadow']}
      />
    </fieldset>
  );
}

function buttonInWords(colour: string): string | undefined {
  if (!COLOUR.test(colour)) return undefined;
  const ratio = contrastRatio(colour, WHITE);
  return ratio >= 4.5
    ? say(texts.whiteLettersOnIt, { ratio: ratio.toFixed(1) })
    : say(texts.tooLightForWhite, { ratio: ratio.toFixed(1) });
}

function borderInWords(colour: string): string | undefined {
  if (!COLOUR.test(colour)) return undefined;
  const ratio = contrastRatio(colour, WHITE);
  return ratio >= 3
    ? say(texts.standsOutFromA, { ratio: ratio.toFixed(1) })
    : say(texts.hardToSeeOn, { ratio: ratio.toFixed(1) });
}
