import { type CalendarDay, compareDays } from './calendar-day.ts';
import { FREQUENCY_OF_RECURRENCE, RECURRENCES, type Recurrence } from './schedule.ts';

/** The latest day a schedule can start on: 31 December five years on (spec part 2, section 5). */
export function lastScheduleDay(today: CalendarDay): CalendarDay {
  return { year: today.year + 5, month: 12, day: 31 };
}

/** True for a day from today to the last one that can be picked; otherwise "Date is not valid." (spec part 2, section 5). */
export function isScheduleDay(day: CalendarDay, today: CalendarDay): boolean {
  return compareDays(day, today) >= 0 && compareDays(day, lastScheduleDay(today)) <= 0;
}

/** True for a whole number from 1 to 31; otherwise "Not a valid day of the month." (spec part 2, section 5). */
export function isDayOfMonth(day: number): boolean {
  return Number.isInteger(day) && day >= 1 && day <= 31;
}

/** The recurrences that a plan's list of frequencies allows, most frequent first. */
export function allowedRecurrences(frequencies: readonly string[]): Recurrence[] {
  return RECURRENCES.filter((recurrence) => frequencies.includes(FREQUENCY_OF_RECURRENCE[recurrence]));
}
