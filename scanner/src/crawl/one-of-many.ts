import type { ScanState } from '../scan-state.ts';
import { areAlike, likenessOf } from './likeness.ts';

/** Pages that say nearly the same are followed so often: more of them are a trap, or a page for what is not there. */
const MAX_ALIKE = 8;
/** Kinds of pages that are remembered. */
const MAX_KINDS = 500;

/**
 * Whether a page is nearly the same as enough others, or as what the site shows for pages that it does not have. What such a
 * page links to is not followed: an endless calendar has an end there.
 */
export function isOneOfMany(state: ScanState, html: string, url: string): boolean {
  const likeness = likenessOf(html, url);
  if (state.missing !== null && areAlike(state.missing, likeness)) return true;
  const known = Object.keys(state.likenesses).find((other) => areAlike(other, likeness)) ?? likeness;
  const count = state.likenesses[known] ?? 0;
  if (count > 0 || Object.keys(state.likenesses).length < MAX_KINDS) state.likenesses[known] = count + 1;
  return count >= MAX_ALIKE;
}
