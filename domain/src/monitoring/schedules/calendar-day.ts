import type { WeekIndex } from './schedule.ts';

/** A day of the Gregorian calendar without time or zone; months count from 1. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a month has. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 1 is Monday, 7 is Sunday (spec part 2, section 9). */
export function dayOfWeek(day: CalendarDay): number {
  return new Date(toUtc(day)).getUTCDay() || 7;
}

/** Below 0 when the first day comes before the second, 0 when they are the same. */
export function compareDays(one: CalendarDay, other: CalendarDay): number {
  return (toUtc(one) - toUtc(other)) / DAY_MS;
}

/** The day that many days later. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(toUtc(day) + days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day of a month with that number; in shorter months the last one (spec part 2, section 5). */
export function cappedDay(year: number, month: number, day: number): CalendarDay {
  return { year, month, day: Math.min(day, daysInMonth(year, month)) };
}

/** E.g. the second Tuesday of a month; `weekday` 1 is Monday. */
export function weekdayInMonth(year: number, month: number, weekday: number, index: WeekIndex): CalendarDay {
  const firstMatch = 1 + ((weekday - dayOfWeek({ year, month, day: 1 }) + 7) % 7);
  const last = Math.floor((daysInMonth(year, month) - firstMatch) / 7);
  const weeks = { first: 0, second: 1, third: 2, fourth: 3, last }[index];
  return { year, month, day: firstMatch + 7 * weeks };
}

/** Which weekday of its month a day is: the fifth, and a fourth that no fifth follows, count as the last. */
export function weekIndexOf({ year, month, day }: CalendarDay): WeekIndex {
  if (day + 7 > daysInMonth(year, month)) return 'last';
  return (['first', 'second', 'third', 'fourth'] as const)[Math.floor((day - 1) / 7)] ?? 'last';
}

function toUtc({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}
