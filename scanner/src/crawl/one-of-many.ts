import type { ScanState } from '../scan-state.ts';
import { areAlike, likenessOf } from './likeness.ts';

/** Pages that say nearly the same are followed so often: more of them are a trap, or a page for what is not there. */
const MAX_ALIKE = 8;
/** Kinds of pages that are remembered. */
const MAX_KINDS = 500;

/** What the site shows for pages that it does not have; what it links to is no page of the site. */
export const isMissingPage = (state: Readonly<ScanState>, html: string, url: string): boolean =>
  state.missing !== null && areAlike(state.missing, likenessOf(html, url));

/**
 * Whether a page is nearly the same as enough others, apart from what it shares with the start page. Of what such a page links to
 * only what is new in kind is followed: an endless calendar has an end there.
 */
export function isOneOfMany(state: ScanState, html: string, url: string): boolean {
  const likeness = likenessOf(html, url, sharedOf(state));
  const known = Object.keys(state.likenesses).find((other) => areAlike(other, likeness)) ?? likeness;
  const count = state.likenesses[known] ?? 0;
  if (count > 0 || Object.keys(state.likenesses).length < MAX_KINDS) state.likenesses[known] = count + 1;
  return count >= MAX_ALIKE;
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function sharedOf({ shared }: Readonly<ScanState>): ReadonlySet<string> {
  const known = sets.get(shared) ?? new Set(shared);
  sets.set(shared, known);
  return known;
}
