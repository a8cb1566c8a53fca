import type { CompiledMessage } from './say.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
};
/** German is about a third longer than English. */
const LONGER = 3;
/** Of the kinds of a compiled node: selections and plurals; numbers and dates have a style there. */
const LAST_KIND_WITH_OPTIONS = 3;

/**
 * A text as in a language that nobody speaks: every letter that can has an accent, and every text is a third longer and in brackets.
 * What stays plain on a page comes from no catalog; what is cut has no room for German.
 */
export function pseudoText(message: CompiledMessage): CompiledMessage {
  const length = lettersOf(message);
  const end = ` ${'~'.repeat(Math.ceil(length / LONGER))}]`;
  if (typeof message === 'string') return `[${accented(message)}${end}`;
  return ['[', ...(message.map(inNode) as Exclude<CompiledMessage, string>), end];
}

const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);

/** Texts stand in nodes after their name and kind, and in the options of plurals and selections. */
function inNode(node: unknown): unknown {
  if (typeof node === 'string') return accented(node);
  if (!Array.isArray(node)) return node;
  const [name, ...rest] = node;
  // A number after the name is its kind, but for 0, the number sign of a plural within a tag.
  if (typeof rest[0] !== 'number' || rest[0] === 0) return [name, ...rest.map(inNode)];
  const [kind, options] = rest;
  if (kind > LAST_KIND_WITH_OPTIONS) return node;
  return [name, kind, Object.fromEntries(Object.entries(options).map(([key, option]) => [key, inOption(option)]))];
}

const inOption = (option: unknown) => (Array.isArray(option) ? option.map(inNode) : inNode(option));

function lettersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? value.reduce((sum: number, part) => sum + lettersOf(part), 0) : 0;
}
