import { formKey, MAX_POSTS } from '../forms/sent-form.ts';
import type { ScanState } from '../scan-state.ts';
import type { InsertionPoint } from './insertion-point.ts';
import { placesInJson } from './json-place.ts';

/** How often something may be sent by POST during a whole scan, and what it is counted by. */
export type PostLimit = {
  readonly key: string;
  readonly most: number;
  /** Inputs that share the limit. */
  readonly inputs: number;
};

const UNTRIED = new Set(['submit', 'file', 'checkbox']);

/** The limit of an input's submissions; null when its requests only read. */
export function postLimitOf(point: InsertionPoint): PostLimit | null {
  if (point.place === 'form') {
    const inputs = point.form.fields.filter(({ type, isToken }) => !isToken && !UNTRIED.has(type)).length;
    return { key: formKey(point.form), most: MAX_POSTS[point.form.purpose], inputs };
  }
  if (point.place === 'xml')
    return { key: formKey({ action: point.url, fields: [] }), most: MAX_POSTS.other, inputs: 1 };
  if (point.place !== 'json') return null;
  const inputs = placesInJson(point.body);
  return { key: formKey({ action: point.url, fields: [] }), most: MAX_POSTS.other, inputs: inputs.length };
}

/** What was sent so far. */
export type SentSoFar = {
  /** How often the form was sent. */
  posts(): number;
  /** How many of these the website may have kept. */
  entries(): number;
};

/** Counts submissions, and what they may have left. */
export function notePosts(state: ScanState, point: InsertionPoint, sent: SentSoFar): void {
  const limit = postLimitOf(point);
  if (limit !== null && sent.posts() > 0) state.posts[limit.key] = (state.posts[limit.key] ?? 0) + sent.posts();
  state.entries += sent.entries();
}
