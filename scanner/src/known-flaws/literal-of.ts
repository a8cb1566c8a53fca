const SHORTEST = 4;
/** Escapes that stand for a kind of character, not for one. */
const KIND = /[a-zA-Z0-9]/;
const QUANTIFIER = /[?*+{]/;

/**
 * The longest text that each match of a pattern holds as it stands; null when none is sure. Looking for it first is many times
 * quicker than the pattern on a page that has nothing of the product.
 */
export function literalOf(pattern: string): string | null {
  if (pattern.includes('|')) return null;
  const runs = [''];
  let depth = 0;
  let isInClass = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const isEscaped = pattern[index] === '\\';
    if (isEscaped) index += 1;
    const character = pattern[index] ?? '';
    if (!isEscaped && isInClass) {
      isInClass = character !== ']';
      continue;
    }
    if (isInClass) continue;
    const isPlain = isEscaped ? !KIND.test(character) : !/[.^$()[\]{}?*+]/.test(character);
    if (!isEscaped && character === '[') isInClass = true;
    if (!isEscaped && character === '(') depth += 1;
    if (!isEscaped && character === ')') depth -= 1;
    const isSure = isPlain && depth === 0 && !QUANTIFIER.test(pattern[index + 1] ?? '');
    if (isSure) runs[runs.length - 1] += character;
    else runs.push('');
    if (character === '{' && !isEscaped) index = Math.max(index, pattern.indexOf('}', index));
  }
  const longest = runs.reduce((a, b) => (b.length > a.length ? b : a));
  return longest.length >= SHORTEST ? longest : null;
}
