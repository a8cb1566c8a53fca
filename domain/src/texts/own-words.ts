import { compileText } from './compile-text.ts';
import type { Language } from './languages.ts';
import type { CompiledMessage } from './say.ts';

/** A provider's own words in place of a text: as they were written, and ready to be said. */
export type OwnText = { readonly text: string; readonly message: CompiledMessage };

/** Those of a brand, by language and the id of the text. */
export type OwnWords = ReadonlyMap<Language, ReadonlyMap<string, OwnText>>;

/**
 * Where a brand has its own words. A symbol, so that they go wherever a brand is copied to, and into no answer, page or job that a brand is
 * written into.
 */
export const OWN_WORDS = Symbol('own words');

/** The names of the values of a message and of its tags, each in order. */
export type NamesInMessage = { readonly values: readonly string[]; readonly tags: readonly string[] };

/** What may be wrong with own words, and the names that it is about. */
export type WordsFault =
  | { readonly kind: 'no-message' }
  | { readonly kind: 'unknown'; readonly names: readonly string[] }
  | { readonly kind: 'missing-tags'; readonly names: readonly string[] };

/**
 * What is wrong with own words for a text, if anything: they are no ICU message, have values or tags that the text does not get, or lack a
 * tag, such as that of a link. A value may be left out.
 * @param original the portal's text
 */
export function faultOfWords(original: string, words: string): WordsFault | null {
  let own: NamesInMessage;
  try {
    own = namesInMessage(compileText('own words', words));
  } catch {
    return { kind: 'no-message' };
  }
  const known = namesInMessage(compileText('original', original));
  const names = [
    ...own.values.filter((name) => !known.values.includes(name)),
    ...own.tags.filter((name) => !known.tags.includes(name)),
  ];
  if (names.length > 0) return { kind: 'unknown', names };
  const missing = known.tags.filter((name) => !own.tags.includes(name));
  return missing.length > 0 ? { kind: 'missing-tags', names: missing } : null;
}

/** The names in a compiled message, however often each stands in it. */
export function namesInMessage(message: CompiledMessage): NamesInMessage {
  const found = { values: new Set<string>(), tags: new Set<string>() };
  collect(message, found);
  return { values: [...found.values].toSorted(), tags: [...found.tags].toSorted() };
}

/** What stands after a tag's name are the parts of its words; a value's name is followed by how it is shown, if by anything. */
function collect(node: unknown, found: { values: Set<string>; tags: Set<string> }): void {
  if (!Array.isArray(node)) {
    if (typeof node === 'object' && node !== null) for (const option of Object.values(node)) collect(option, found);
    return;
  }
  for (const part of node) {
    if (!Array.isArray(part) || typeof part[0] !== 'string') collect(part, found);
    else {
      const [name, ...rest] = part as [string, ...unknown[]];
      (isValue(rest) ? found.values : found.tags).add(name);
      collect(rest, found);
    }
  }
}

/** What a plural's `#` is compiled to; types of values are the numbers above it (icu-minify's compiled form). */
const POUND = 0;
/** `[name]`, `[name, type]` and `[name, type, options]` are values. */
const isValue = ([type]: readonly unknown[]) => type === undefined || (typeof type === 'number' && type !== POUND);
