import jsTokens from 'js-tokens';

/** Longer programs are read so far. */
const MAX_CHARACTERS = 300_000;
/** Characters around a word that are read when the program is longer. */
const AROUND = 20_000;

/**
 * Names that a program uses itself: not those within its strings, comments and regular expressions (ECMAScript, "Lexical Grammar"). What stands in
 * a template string's own expressions counts.
 */
export function wordsInCode(code: string, word: string): ReadonlySet<string> {
  const found = new Set<string>();
  const at = code.indexOf(word);
  if (at === -1) return found;
  const start = code.length > MAX_CHARACTERS ? Math.max(0, code.lastIndexOf('\n', Math.max(0, at - AROUND))) : 0;
  for (const { type, value } of jsTokens(code.slice(start, start + MAX_CHARACTERS)))
    if (type === 'IdentifierName' && value.includes(word)) found.add(value);
  return found;
}

/** The program without its comments, so far as it is read. */
export const withoutComments = (code: string): string =>
  [...jsTokens(code.slice(0, MAX_CHARACTERS))]
    .map(({ type, value }) => (type.endsWith('Comment') ? ' ' : value))
    .join('');
