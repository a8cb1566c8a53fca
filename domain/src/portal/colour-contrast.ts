const READABLE_RATIO = 4.5;
const DARK_TEXT = '#14181f';
const LIGHT_TEXT = '#ffffff';

const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two "#rrggbb" colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text colour that can be read on the given background: white or nearly black, whichever stands out more. */
export function textOn(background: string): string {
  return contrastRatio(background, LIGHT_TEXT) >= contrastRatio(background, DARK_TEXT) ? LIGHT_TEXT : DARK_TEXT;
}

/** The accent, darkened in small steps until it can be read as text on white (WCAG 2.2 AA, 4.5 : 1). */
export function readableOnWhite(accent: string): string {
  let colour = accent;
  while (contrastRatio(colour, LIGHT_TEXT) < READABLE_RATIO) {
    const darker = channels(colour).map((channel) => Math.floor(channel * 0.94));
    colour = `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  return colour;
}
