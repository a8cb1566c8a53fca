const LOOKS_LIKE: Readonly<Record<string, readonly string[]>> = {
  a: ['4', 'e'],
  b: ['d'],
  c: ['k'],
  d: ['b', 'cl'],
  e: ['3', 'a'],
  g: ['q', '9'],
  i: ['1', 'l'],
  k: ['c'],
  l: ['1', 'i'],
  m: ['rn', 'n'],
  n: ['m', 'r'],
  o: ['0'],
  q: ['g'],
  s: ['5', 'z'],
  t: ['7'],
  u: ['v'],
  v: ['u'],
  w: ['vv'],
  z: ['2', 's'],
};
const OTHER_ENDINGS = ['com', 'net', 'org', 'co', 'info', 'biz', 'online', 'shop', 'eu'];
const ADDED_WORDS = ['login', 'mail', 'pay', 'secure', 'support', 'invoice'];
const ADDED_FRONT = ['my', 'www'];

/** The first of each list, then the second of each, and so on, so that a cut leaves some of every kind. */
function interleave(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/**
 * Names that people could take for the firm's: letters that look alike, are left out, doubled or swapped, hyphens,
 * other endings and added words. `label` is the part before the public suffix. At most `most`, in a fixed order.
 */
export function lookalikesOf(label: string, suffix: string, most: number): readonly string[] {
  const letters = [...label];
  const at = (index: number, put: string, taken = 1) => label.slice(0, index) + put + label.slice(index + taken);
  const alike = letters.flatMap((letter, index) => (LOOKS_LIKE[letter] ?? []).map((other) => at(index, other)));
  const missing = letters.map((_, index) => at(index, ''));
  const doubled = letters.map((letter, index) => at(index, letter + letter));
  const swapped = letters.slice(1).map((letter, index) => at(index, letter + (letters[index] ?? ''), 2));
  const hyphens = [label.replaceAll('-', ''), ...letters.slice(1).map((_, index) => at(index + 1, '-', 0))];
  const words = [...ADDED_WORDS.map((word) => `${label}-${word}`), ...ADDED_FRONT.map((word) => `${word}${label}`)];
  const isLabel = (text: string) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text) && text.length > 1;
  const sameEnding = [alike, swapped, missing, doubled, words, hyphens].map((list) =>
    list.filter(isLabel).map((text) => `${text}.${suffix}`),
  );
  const otherEndings = OTHER_ENDINGS.filter((ending) => ending !== suffix).map((ending) => `${label}.${ending}`);
  const all = new Set(interleave([otherEndings, ...sameEnding]));
  all.delete(`${label}.${suffix}`);
  return [...all].slice(0, most);
}
