import type { ScanState } from '../scan-state.ts';
import { areAlike, likenessOf } from './likeness.ts';

/** Pages that say nearly the same are followed so often: more of them are a trap, or a page for what is not there. */
const MAX_ALIKE = 8;
/** Kinds of pages that are remembered. */
const MAX_KINDS = 500;

/** What the site shows for pages that it does not have; what it links to is no page of the site. */
export const isMissingPage = (state: Readonly<ScanState>, html: string, url: string): boolean =>
  state.missing !== null && areAlike(state.missing, likenessOf(html, url));

/** Pages that say nearly the same, apart from what they share with the start page: their likeness, and whether there were enough before. */
export type Many = { readonly likeness: string; readonly isOne: boolean };

/** Which pages a page is nearly the same as. Where many of them lead to ever more of them, an endless calendar has its end. */
export function manyOf(state: ScanState, html: string, url: string): Many {
  const likeness = likenessOf(html, url, sharedOf(state));
  const known = Object.keys(state.likenesses).find((other) => areAlike(other, likeness)) ?? likeness;
  const count = state.likenesses[known] ?? 0;
  if (count > 0 || Object.keys(state.likenesses).length < MAX_KINDS) state.likenesses[known] = count + 1;
  return { likeness: known, isOne: count >= MAX_ALIKE };
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function sharedOf({ shared }: Readonly<ScanState>): ReadonlySet<string> {
  const known = sets.get(shared) ?? new Set(shared);
  sets.set(shared, known);
  return known;
}
