import { daysInMonth } from '../monitoring/schedules/calendar-day.ts';
import type { DaySpan } from './coming.ts';

/** The calendar goes so many months beyond the one of today: policies are reviewed once a year. */
export const MONTHS_AHEAD = 12;

const monthOf = (day: string): string => day.slice(0, 7);
const partsOf = (month: string) => ({ year: Number(month.slice(0, 4)), number: Number(month.slice(5)) });

/** The month that many months after one such as "2026-11", or before it. */
export function monthAfter(month: string, months: number): string {
  const { year, number } = partsOf(month);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The first and the last month that the calendar has on a day. */
export const calendarMonths = (today: string): { readonly first: string; readonly last: string } => ({
  first: monthOf(today),
  last: monthAfter(monthOf(today), MONTHS_AHEAD),
});

/** The month that is shown to who asks for one: the nearest that the calendar has, so that an old link still leads somewhere. */
export function shownMonth(asked: string | undefined, today: string): string {
  const { first, last } = calendarMonths(today);
  if (asked === undefined || asked < first) return first;
  return asked > last ? last : asked;
}

/** The days of a month on which something can still come: in the month of today, from today on. */
export function monthSpan(month: string, today: string): DaySpan {
  const { year, number } = partsOf(month);
  const first = `${month}-01`;
  return { from: first < today ? today : first, to: `${month}-${daysInMonth(year, number)}` };
}
