import type { Say } from '../../texts/say.ts';
import type { Phrase } from '../../texts/texts.ts';
import type { RunRule } from './first-run-day.ts';
import { rules, weekdays } from './schedules.texts.ts';

/** From here on some months are too short. */
const LATE_DAY = 29;

/**
 * How often a website is scanned, as a half sentence: "every month on the second Tuesday". `firstDay` is the first run's
 * own day, for schedules that name none.
 */
export function recurrenceInWords(
  rule: RunRule,
  firstDay: { readonly day: number; readonly weekday: number },
  say: Say,
): string {
  const weekdayName = (weekday: number) => {
    const name: Phrase | undefined = Object.values(weekdays)[weekday - 1];
    return name === undefined ? '' : say(name);
  };
  if (rule.recurrence === 'd') return say(rules.day);
  if (rule.recurrence === 'w') return say(rules.week, { weekday: weekdayName(firstDay.weekday) });
  const isMonthly = rule.recurrence === 'm';
  if (rule.runOnDayOfWeek && rule.scheduledDayOfWeek !== null && rule.weekIndex !== null) {
    const on = { index: rule.weekIndex, weekday: weekdayName(rule.scheduledDayOfWeek) };
    return say(isMonthly ? rules.monthOnWeekday : rules.quarterOnWeekday, on);
  }
  const day = rule.dayOfMonth ?? firstDay.day;
  if (day < LATE_DAY) return say(isMonthly ? rules.monthOnDay : rules.quarterOnDay, { day });
  return say(isMonthly ? rules.monthOnLateDay : rules.quarterOnLateDay, { day });
}
