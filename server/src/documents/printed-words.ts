import type { Span } from '@portal/domain/rich-text/rich-text.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { Phrase, Values } from '@portal/domain/texts/texts.ts';

/** Texts that take no values. */
type Plain<Own extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Own]: Phrase<Own[Key]> & (keyof Values<Own[Key]> extends never ? unknown : never);
};

/** Says every text of a group under its own name, for a template's `words`; texts that take values are in groups of their own. */
export function sayAll<const Own extends Readonly<Record<string, string>>>(
  say: Say,
  group: Plain<Own>,
): { readonly [Key in keyof Own]: string } {
  const phrases = Object.entries<Phrase<'Plain'>>(group as never);
  return Object.fromEntries(phrases.map(([name, phrase]) => [name, say(phrase)])) as { [Key in keyof Own]: string };
}

/** What `say.parts` gives of a text, for a template's `marked`. */
export function inSpans(parts: readonly (string | Span)[]): readonly Span[] {
  return parts.map((part) => (typeof part === 'string' ? { text: part } : part));
}

/** What stands in the tag of a text that is set bold. */
export function strong(words: readonly (string | Span)[]): Span {
  return { text: words.join(''), strong: true };
}

/** What stands in the tag of a text that is set in italics. */
export function emphasis(words: readonly (string | Span)[]): Span {
  return { text: words.join(''), emphasis: true };
}

/** What stands in the tag of a text that is set as it is typed. */
export function code(words: readonly (string | Span)[]): Span {
  return { text: words.join(''), code: true };
}

/** Writes numbers as the reader does, such as "1,250". */
export function numbersFor(say: Say): (number: number) => string {
  const format = new Intl.NumberFormat(say.locale);
  return (number) => format.format(number);
}
