import { contrastRatio } from '@portal/domain/portal/colour-contrast.ts';
import { ColourField } from '../brands/colour-field.tsx';
import type { PlanForm } from './plan-form.ts';

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
      <legend className="mb-3 font-semibold">Card colors</legend>
      <ColourField
        label="Button"
        value={colours.button}
        onChange={(button) => onChange({ ...colours, button })}
        description={buttonInWords(colours.button)}
        errorMessage={errors['planColors.button']}
      />
      <ColourField
        label="Border"
        value={colours.border}
        onChange={(border) => onChange({ ...colours, border })}
        description={borderInWords(colours.border)}
        errorMessage={errors['planColors.border']}
      />
      <ColourField
        label="Shadow"
        value={colours.shadow}
        onChange={(shadow) => onChange({ ...colours, shadow })}
        description="Two more digits set how strong it is, such as 33 in #0b57d033."
        errorMessage={errors['planColors.shadow']}
      />
    </fieldset>
  );
}

function buttonInWords(colour: string): string | undefined {
  if (!COLOUR.test(colour)) return undefined;
  const ratio = contrastRatio(colour, WHITE);
  return ratio >= 4.5
    ? `White letters on it are easy to read (${ratio.toFixed(1)} : 1).`
    : `Too light for white letters (${ratio.toFixed(1)} : 1, 4.5 are needed). Customers see it darkened, as in the preview.`;
}

function borderInWords(colour: string): string | undefined {
  if (!COLOUR.test(colour)) return undefined;
  const ratio = contrastRatio(colour, WHITE);
  return ratio >= 3
    ? `Stands out from a white page (${ratio.toFixed(1)} : 1).`
    : `Hard to see on a white page (${ratio.toFixed(1)} : 1). That does no harm, because the card also has a shadow.`;
}
