import { readPolicyLibrary } from './policy-library.ts';

const NAMED = /\*([^*\n]{1,120})\* policy/g;

/** The names of the policies that a text leans on. */
export const namedPolicies = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(NAMED)].map(([, name = '']) => name));

/** Policies of the library that a text names and the firm has not approved. */
export function missingPolicies(markdown: string, activeIds: readonly string[]): { id: string; name: string }[] {
  const named = namedPolicies(markdown);
  return readPolicyLibrary()
    .filter(({ id, name }) => named.has(name) && !activeIds.includes(id))
    .map(({ id, name }) => ({ id, name }));
}
