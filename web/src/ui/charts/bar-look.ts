import { type Tone, toneFill } from '../tone.ts';

const FULL = 'forced-colors:fill-[CanvasText]';
const OUTLINE = 'forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]';
const MARKED = 'forced-colors:fill-[Highlight]';

/**
 * The fill of a part of a chart. Where the device brings colors of its own, parts differ by their shape: full, with a thick, a thin
 * or a dashed outline, so that the worst is the heaviest. Half of an outline lies outside of the picture.
 */
export const barLook: Readonly<Record<Tone, string>> = {
  critical: `${toneFill.critical} ${MARKED}`,
  high: `${toneFill.high} ${FULL}`,
  medium: `${toneFill.medium} ${OUTLINE} forced-colors:stroke-8`,
  low: `${toneFill.low} ${OUTLINE} forced-colors:stroke-2`,
  info: `${toneFill.info} ${OUTLINE} forced-colors:stroke-2 forced-colors:[stroke-dasharray:3]`,
  neutral: `${toneFill.neutral} ${OUTLINE} forced-colors:stroke-2`,
  accent: `${toneFill.accent} ${FULL}`,
  success: `${toneFill.success} ${MARKED}`,
  warning: `${toneFill.warning} ${OUTLINE} forced-colors:stroke-8`,
  danger: `${toneFill.danger} ${FULL}`,
};
