import type { MaturityReport } from '../maturity-types.ts';

/** Less is rounding. */
const LEAST_CHANGE = 0.05;

/**
 * How the average has changed since the day on which all questions were answered for the first time; before that every answer changes
 * what it is an average of. Null where nothing is to be told.
 */
export function progressOf(history: MaturityReport['history']): { readonly by: number; readonly since: string } | null {
  const first = history.find(({ answered, elements }) => answered === elements);
  const last = history.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const by = last.average - first.average;
  return Math.abs(by) < LEAST_CHANGE ? null : { by, since: first.at };
}
