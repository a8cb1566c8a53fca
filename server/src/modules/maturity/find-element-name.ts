import type { MaturitySet } from './maturity-set.ts';

/** The name of a question of the set, such as "Multi-factor sign-in"; null for one that the set does not have. */
export const findElementName = (set: MaturitySet, elementPath: string): string | null =>
  set.byPath.get(elementPath)?.name ?? null;
