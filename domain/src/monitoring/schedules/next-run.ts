import type { Schedule, WeekIndex } from './schedule.ts';

const MONTHS_BETWEEN = { m: 1, q: 3 } as const;
const DAYS_BETWEEN = { d: 1, w: 7 } as const;

/**
 * The schedule's first run strictly after `after`, never before its own first run. Runs keep their wall-clock time in
 * `timeZone` across daylight-saving changes: a time that a change skips moves forward by the gap, a time that comes twice
 * is taken once, the first time (RFC 5545, 3.3.5).
 */
export function nextRun(schedule: Schedule, timeZone: string, after: Date): Date {
  const first = Temporal.Instant.fromEpochMilliseconds(schedule.dateTime.getTime()).toZonedDateTimeISO(timeZone);
  const limit = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone);
  const isAfter = (run: Temporal.ZonedDateTime) => run.epochMilliseconds > after.getTime();
  if (isAfter(first)) return toDate(first);
  // One step back from the estimate, because the same day's run may still be ahead.
  for (let step = Math.max(1, stepsUntil(schedule, first, limit) - 1); ; step += 1) {
    const run = atWallTime(dateOfStep(schedule, first.toPlainDate(), step), first, timeZone);
    if (isAfter(run)) return toDate(run);
  }
}

function stepsUntil(schedule: Schedule, first: Temporal.ZonedDateTime, limit: Temporal.ZonedDateTime): number {
  const from = first.toPlainDate();
  const to = limit.toPlainDate();
  if (schedule.recurrence === 'd' || schedule.recurrence === 'w') {
    return Math.floor(from.until(to, { largestUnit: 'day' }).days / DAYS_BETWEEN[schedule.recurrence]);
  }
  const months = (to.year - from.year) * 12 + (to.month - from.month);
  return Math.floor(months / MONTHS_BETWEEN[schedule.recurrence]);
}

function dateOfStep(schedule: Schedule, first: Temporal.PlainDate, step: number): Temporal.PlainDate {
  if (schedule.recurrence === 'd' || schedule.recurrence === 'w') {
    return first.add({ days: step * DAYS_BETWEEN[schedule.recurrence] });
  }
  const month = first.toPlainYearMonth().add({ months: step * MONTHS_BETWEEN[schedule.recurrence] });
  if (schedule.runOnDayOfWeek && schedule.scheduledDayOfWeek !== null && schedule.weekIndex !== null) {
    return weekdayOfMonth(month, schedule.scheduledDayOfWeek, schedule.weekIndex);
  }
  return month.toPlainDate({ day: Math.min(schedule.dayOfMonth ?? first.day, month.daysInMonth) });
}

/** E.g. the second Tuesday of a month; `dayOfWeek` 1 is Monday (spec part 2, section 9). */
export function weekdayOfMonth(
  month: Temporal.PlainYearMonth,
  dayOfWeek: number,
  index: WeekIndex,
): Temporal.PlainDate {
  const start = month.toPlainDate({ day: 1 });
  const firstMatch = 1 + ((dayOfWeek - start.dayOfWeek + 7) % 7);
  const weeks = { first: 0, second: 1, third: 2, fourth: 3, last: Math.floor((month.daysInMonth - firstMatch) / 7) };
  return month.toPlainDate({ day: firstMatch + 7 * weeks[index] });
}

function atWallTime(date: Temporal.PlainDate, first: Temporal.ZonedDateTime, timeZone: string): Temporal.ZonedDateTime {
  return date.toZonedDateTime({ timeZone, plainTime: first.toPlainTime() });
}

function toDate(run: Temporal.ZonedDateTime): Date {
  return new Date(run.epochMilliseconds);
}
