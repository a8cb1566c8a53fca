/** Words of a content file: where they stand in it (`cases.expired.fix.0`), and what they say. */
export type ContentWord = { readonly path: string; readonly text: string };

/**
 * A copy of what a content file holds, with other words.
 * @param fields paths of what is words for people, with `*` for any key or number; everything else stays, and what
 *   is a value alone (`{address}`)
 * @param say gives the words that stand in the copy
 */
export function withWords<Content>(
  content: Content,
  fields: readonly string[],
  say: (word: ContentWord) => string,
): Content {
  const isWords = patternOf(fields);
  const copy = (part: unknown, path: string): unknown => {
    if (typeof part === 'string')
      return isWords.test(path) && !ONLY_A_VALUE.test(part) ? say({ path, text: part }) : part;
    if (Array.isArray(part)) return part.map((one, index) => copy(one, below(path, index)));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, copy(value, below(path, key))]));
  };
  return copy(content, '') as Content;
}

/** The words of a content file, in its order. */
export function wordsOf(content: unknown, fields: readonly string[]): readonly ContentWord[] {
  const words: ContentWord[] = [];
  withWords(content, fields, (word) => {
    words.push(word);
    return word.text;
  });
  return words;
}

const ONLY_A_VALUE = /^\{\w+\}$/;

const below = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);

const patternOf = (fields: readonly string[]) =>
  new RegExp(`^(?:${fields.map((field) => field.replaceAll('.', '\\.').replaceAll('*', '[^.]+')).join('|')})$`);
