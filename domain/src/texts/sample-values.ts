import { compileText } from './compile-text.ts';
import { namesInMessage } from './own-words.ts';
import { type CompiledMessage, createSay } from './say.ts';
import type { Phrase } from './texts.ts';

/** As icu-minify's compiled form has them. */
const TYPE = { select: 1, plural: 2, ordinal: 3, number: 4, date: 5, time: 6 } as const;
const COUNTED: readonly unknown[] = [TYPE.plural, TYPE.ordinal];
const NUMBERS: readonly unknown[] = [...COUNTED, TYPE.number];
const TIMES: readonly unknown[] = [TYPE.date, TYPE.time];

export type SampleValues = Readonly<Record<string, string | number | Date>>;

/** Values that show how a message reads: once, or for one and for several where it counts something. Names stand for text, as «name». */
export function sampleValuesOf(message: CompiledMessage, now: Date): readonly SampleValues[] {
  const values = new Map<string, string | number | Date>();
  const counted = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      const [name, type, options] = node;
      if (typeof name === 'string') {
        if (COUNTED.includes(type)) counted.add(name);
        values.set(name, sampleOf(name, type, options, now));
      }
      for (const part of node) visit(part);
    } else if (typeof node === 'object' && node !== null) for (const option of Object.values(node)) visit(option);
  };
  if (Array.isArray(message)) for (const part of message) visit(part);
  const several = Object.fromEntries(values);
  if (counted.size === 0) return [several];
  const one = Object.fromEntries([...values].map(([name, value]) => [name, counted.has(name) ? 1 : value]));
  return [one, several];
}

function sampleOf(name: string, type: unknown, options: unknown, now: Date): string | number | Date {
  if (NUMBERS.includes(type)) return 5;
  if (TIMES.includes(type)) return now;
  if (type === TYPE.select && typeof options === 'object' && options !== null)
    return Object.keys(options)[0] ?? 'other';
  return `«${name}»`;
}

/**
 * How words read with values in the place of their names: as often as there are samples; null while they are no ICU message.
 * @param words as somebody writes them; what stands in tags is shown without these
 */
export function previewsOf(
  words: string,
  { locale, timeZone, now }: { readonly locale: string; readonly timeZone: string; readonly now: Date },
): readonly string[] | null {
  try {
    const message = compileText('preview', words);
    const { tags } = namesInMessage(message);
    const { parts } = createSay({ locale, timeZone, find: () => message });
    const shown = Object.fromEntries(tags.map((tag) => [tag, (inner: readonly string[]) => inner.join('')]));
    // What is said is found by the line above; which values it takes, only the message itself knows.
    const anything = { id: 'preview', text: words } as Phrase as Phrase<'Preview'>;
    return sampleValuesOf(message, now).map((values) =>
      parts<'Preview', string>(anything, { ...values, ...shown }).join(''),
    );
  } catch {
    return null;
  }
}
