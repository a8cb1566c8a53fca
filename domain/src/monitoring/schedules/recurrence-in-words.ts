import type { RunRule } from './first-run-day.ts';

/** Names by number, 1 is Monday. */
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * How often a website is scanned, as a half sentence: "every month on the second Tuesday". `firstDay` is the first run's
 * own day, for schedules that name none.
 */
export function recurrenceInWords(rule: RunRule, firstDay: { readonly day: number; readonly weekday: number }): string {
  if (rule.recurrence === 'd') return 'every day';
  if (rule.recurrence === 'w') return `every week on ${weekdayName(firstDay.weekday)}`;
  const period = rule.recurrence === 'm' ? 'every month' : 'every three months';
  if (rule.runOnDayOfWeek && rule.scheduledDayOfWeek !== null && rule.weekIndex !== null) {
    return `${period} on the ${rule.weekIndex} ${weekdayName(rule.scheduledDayOfWeek)}`;
  }
  const day = rule.dayOfMonth ?? firstDay.day;
  return `${period} on the ${ordinal(day)}${day > 28 ? ', or the last day of shorter months' : ''}`;
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th');
  return `${number}${suffix}`;
}

function weekdayName(weekday: number): string {
  return WEEKDAY_NAMES[weekday - 1] ?? '';
}
