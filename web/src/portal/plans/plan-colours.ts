import type { CSSProperties } from 'react';
import { say } from '../texts/say.ts';
import { planColours as texts } from './plans.texts.ts';

type PlanColours = { readonly border: string; readonly button: string; readonly shadow: string };

const HEX = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * A plan's own colours for its card, kept dark enough for white letters on the button. A colour that is invalid is left out, so that
 * the card looks as all others do.
 */
export function planColours({ border, button, shadow }: PlanColours): CSSProperties {
  const style: Record<`--${string}`, string> = {};
  if (HEX.test(border)) style['--plan-border'] = border;
  if (HEX.test(shadow)) style['--shadow-raised'] = say(texts.text012px30px14px, { shadow });
  if (HEX.test(button)) {
    style['--color-accent'] = say(texts.oklchFromButtonClamp, { button });
    style['--color-accent-hover'] = say(texts.oklchFromButtonClamp2, { button });
    style['--color-accent-pressed'] = say(texts.oklchFromButtonClamp3, { button });
  }
  return style;
}
