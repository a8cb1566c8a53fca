import type { Language } from '@portal/domain/texts/languages.ts';
import { readPolicyLibrary } from './policy-library.ts';

/** Words in italics; stars of a field's words are escaped. */
const ITALICS = /(?<![\\*])\*([^*\n]{1,120})\*(?!\*)/g;

/** The names of the library's policies that a text of this language leans on: they stand in italics. */
export function namedPolicies(markdown: string, language: Language): ReadonlySet<string> {
  const names = readPolicyLibrary(language).map(({ name }) => name);
  const found = [...markdown.matchAll(ITALICS)].map(([, words = '']) => words);
  return new Set(found.filter((words) => names.includes(words)));
}

/** Policies of the library that a text names and the firm has not approved. */
export function missingPolicies(
  markdown: string,
  language: Language,
  activeIds: readonly string[],
): { id: string; name: string }[] {
  const named = namedPolicies(markdown, language);
  return readPolicyLibrary(language)
    .filter(({ id, name }) => named.has(name) && !activeIds.includes(id))
    .map(({ id, name }) => ({ id, name }));
}
