import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day from ISO 8601, such as 2026-12-01; null for anything else. */
export function parseIsoDate(text: unknown): CalendarDate | null {
  if (typeof text !== 'string') return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
