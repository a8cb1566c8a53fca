import { addMonths } from './due-day.ts';
import type { RecordValues, RegisterShape } from './register.ts';

/** What the next entry begins with when this one is closed on a day; null where the register plans none. */
export function nextRecord(
  { next, due }: Pick<RegisterShape, 'next' | 'due'>,
  values: RecordValues,
  closedOn: string,
): RecordValues | null {
  if (next === null) return null;
  const kept = next.keeps.flatMap((id) => (values[id] === undefined ? [] : [[id, values[id]] as const]));
  return { ...Object.fromEntries(kept), [due.column]: addMonths(closedOn, next.months) };
}
