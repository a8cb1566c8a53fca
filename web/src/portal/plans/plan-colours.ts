import type { CSSProperties } from 'react';

type PlanColours = { readonly border: string; readonly button: string; readonly shadow: string };

const HEX = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * A plan's own colours for its card, kept dark enough for white letters on the button. A colour that is invalid is left out, so that
 * the card looks as all others do.
 */
export function planColours({ border, button, shadow }: PlanColours): CSSProperties {
  const style: Record<`--${string}`, string> = {};
  if (HEX.test(border)) style['--plan-border'] = border;
  if (HEX.test(shadow)) style['--shadow-raised'] = `0 12px 30px -14px ${shadow}`;
  if (HEX.test(button)) {
    style['--color-accent'] = `oklch(from ${button} clamp(0.3, l, 0.52) min(c, 0.24) h)`;
    style['--color-accent-hover'] = `oklch(from ${button} clamp(0.26, l - 0.05, 0.47) min(c, 0.24) h)`;
    style['--color-accent-pressed'] = `oklch(from ${button} clamp(0.22, l - 0.1, 0.42) min(c, 0.24) h)`;
  }
  return style;
}
