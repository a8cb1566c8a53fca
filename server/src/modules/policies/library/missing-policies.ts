import { readPolicyLibrary } from './policy-library.ts';

const NAMED = /\*([^*\n]{1,120})\* policy/g;

/** Policies of the library that a text names and the firm has not approved. */
export function missingPolicies(markdown: string, activeIds: readonly string[]): { id: string; name: string }[] {
  const named = new Set([...markdown.matchAll(NAMED)].map(([, name]) => name));
  return readPolicyLibrary()
    .filter(({ id, name }) => named.has(name) && !activeIds.includes(id))
    .map(({ id, name }) => ({ id, name }));
}
