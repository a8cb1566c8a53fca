import type { CallName } from '../../../api/calls.ts';

/** What is read again when an incident came or went: the rating counts it at once. */
export const CHANGED_BY_INCIDENTS = [
  'ratingIncidents',
  'rating',
  'ratingRaises',
] as const satisfies readonly CallName[];
