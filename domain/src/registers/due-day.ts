import type { DueRule, RecordValues } from './register.ts';

/** What was never checked is due so many days after it was entered. */
export const FIRST_DUE_DAYS = 30;

/**
 * The day by which something is to be done about an entry; null where its rule names no day.
 * @param enteredOn the day on which the entry was made
 */
export function dueDay({ column, months }: DueRule, values: RecordValues, enteredOn: string): string | null {
  const day = values[column];
  if (months === null) return day ?? null;
  return day === undefined
    ? Temporal.PlainDate.from(enteredOn).add({ days: FIRST_DUE_DAYS }).toString()
    : addMonths(day, months);
}

/** So many months later: on the last day of a month that is shorter. */
export const addMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();
