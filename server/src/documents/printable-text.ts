/** Characters that show nothing and could reorder or hide what stands beside them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]/u;
/** Accents piled on one letter cost the typesetter quadratic time; no script needs more than four. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** What nearly all texts consist of, all in the fonts: found so at once, without a look at each character. */
const PLAIN = /^[\n -~‘’“”–…]*$/;
const REPLACEMENT = '\u25a1';

/** How a character that cannot be printed appears: escaped where exact bytes matter, as a box elsewhere. */
type Missing = 'box' | 'escape';

/**
 * Makes any text printable with the given fonts: line ends and tabs are kept, everything invisible or without a
 * character in the fonts is replaced. PDF/UA forbids text that cannot be displayed, so one emoji would stop a report.
 */
export function printableText(text: string, isCovered: (code: number) => boolean, missing: Missing): string {
  if (PLAIN.test(text)) return text;
  const lines = text.replace(PILED_MARKS, '$1').replace(/\r\n?/g, '\n').replaceAll('\t', '    ');
  return Array.from(lines, (character) => {
    if (character === '\n') return character;
    const code = character.codePointAt(0) ?? 0;
    if (!INVISIBLE.test(character) && isCovered(code)) return character;
    if (missing === 'escape') return `\\u{${code.toString(16)}}`;
    return INVISIBLE.test(character) ? '' : REPLACEMENT;
  }).join('');
}

/** Applies a function to every text inside a JSON value; `path` is the name of the nearest field. */
export function mapTexts(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, field));
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, name)]));
}
