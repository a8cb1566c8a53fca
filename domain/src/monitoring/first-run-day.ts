import { type CalendarDay, cappedDay, compareDays, weekdayInMonth } from './calendar-day.ts';
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

function dayInMonth(rule: RunRule, earliest: CalendarDay, year: number, month: number): CalendarDay {
  if (rule.runOnDayOfWeek && rule.scheduledDayOfWeek !== null && rule.weekIndex !== null) {
    return weekdayInMonth(year, month, rule.scheduledDayOfWeek, rule.weekIndex);
  }
  return cappedDay(year, month, rule.dayOfMonth ?? earliest.day);
}
