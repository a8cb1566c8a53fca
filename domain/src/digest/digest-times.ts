import { dayOf } from '../plans/end-of-day.ts';

/** How often somebody wants to read how their firm stands. */
export const DIGEST_FREQUENCIES = ['weekly', 'monthly', 'never'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

const HOUR_MS = 60 * 60_000;
/** From seven in the morning on, so that it is there when people come to work. */
const FIRST_HOUR = 7;
const [MONDAY, TUESDAY] = [1, 2];

/**
 * The Monday whose digest is due at an instant, such as "2026-11-23": from seven in the morning until that hour on Wednesday, for a
 * portal that was down. Null at any other time: news of last Monday is no news on Friday.
 */
export function digestDay(now: Date, timeZone: string): string | null {
  const day = dayOf(new Date(now.getTime() - FIRST_HOUR * HOUR_MS), timeZone);
  const weekday = new Date(day).getUTCDay();
  if (weekday === MONDAY) return day;
  return weekday === TUESDAY ? daysBefore(day, 1) : null;
}

/** Who is written to on a Monday; once a month is its first Monday. */
export function frequenciesOn(monday: string): readonly DigestFrequency[] {
  return Number(monday.slice(8)) <= 7 ? ['weekly', 'monthly'] : ['weekly'];
}

/** A day that many days before one such as "2026-11-23". */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 24 * HOUR_MS).toISOString().slice(0, 10);
