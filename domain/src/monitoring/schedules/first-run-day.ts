import { addDays, type CalendarDay, cappedDay, compareDays, weekdayInMonth } from './calendar-day.ts';
import type { Recurrence, Schedule } from './schedule.ts';

export type RunRule = Pick<Schedule, 'dayOfMonth' | 'runOnDayOfWeek' | 'scheduledDayOfWeek' | 'weekIndex'> & {
  readonly recurrence: Recurrence;
};

/**
 * The first day on or after `earliest` that fits the rule, so that a schedule's first run already falls on the day of the
 * month, or on the weekday, of all that follow. Days and weeks start on `earliest` itself.
 */
export function firstRunDay(rule: RunRule, earliest: CalendarDay): CalendarDay {
  if (rule.recurrence === 'd' || rule.recurrence === 'w') return earliest;
  const thisMonth = dayInMonth(rule, earliest, earliest.year, earliest.month);
  if (compareDays(thisMonth, earliest) >= 0) return thisMonth;
  const isDecember = earliest.month === 12;
  return dayInMonth(
    rule,
    earliest,
    isDecember ? earliest.year + 1 : earliest.year,
    isDecember ? 1 : earliest.month + 1,
  );
}

/** The day of the first run after one that is done today: a day, a week, a month or a quarter later, as the rule has it. */
export function followingRunDay(rule: RunRule, today: CalendarDay): CalendarDay {
  if (rule.recurrence === 'd' || rule.recurrence === 'w') return addDays(today, rule.recurrence === 'd' ? 1 : 7);
  const months = today.year * 12 + (today.month - 1) + (rule.recurrence === 'm' ? 1 : 3);
  return dayInMonth(rule, today, Math.floor(months / 12), (months % 12) + 1);
}

function dayInMonth(rule: RunRule, earliest: CalendarDay, year: number, month: number): CalendarDay {
  if (rule.runOnDayOfWeek && rule.scheduledDayOfWeek !== null && rule.weekIndex !== null) {
    return weekdayInMonth(year, month, rule.scheduledDayOfWeek, rule.weekIndex);
  }
  return cappedDay(year, month, rule.dayOfMonth ?? earliest.day);
}
