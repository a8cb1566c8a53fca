import { type DaySpan, isWithin } from '../../calendar/coming.ts';
import { dayOf, lastMomentOfDay } from '../../plans/end-of-day.ts';
import { addDays, daysBetween } from '../../training/training-year.ts';
import { nextRun } from './next-run.ts';
import type { Schedule } from './schedule.ts';

const DAYS_BETWEEN = { d: 1, w: 7 } as const;

/**
 * The days of a span on which a schedule runs, in a time zone.
 * @param next when it runs next, as the scheduler has noted it; nothing comes before
 */
export function runDays(schedule: Schedule, next: Date, timeZone: string, span: DaySpan): readonly string[] {
  const days: string[] = [];
  for (let day = firstIn(schedule, next, timeZone, span); isWithin(day, span); day = following(schedule, day, timeZone))
    days.push(day);
  return days;
}

function firstIn(schedule: Schedule, next: Date, timeZone: string, { from }: DaySpan): string {
  const noted = dayOf(next, timeZone);
  return noted >= from ? noted : following(schedule, addDays(from, -1), timeZone);
}

/** The first run on a later day; days and weeks keep their distance whatever the clocks do, so that nothing is calculated for them. */
function following(schedule: Schedule, day: string, timeZone: string): string {
  const first = dayOf(schedule.dateTime, timeZone);
  if ((schedule.recurrence === 'd' || schedule.recurrence === 'w') && day >= first) {
    const distance = DAYS_BETWEEN[schedule.recurrence];
    return addDays(day, distance - (daysBetween(first, day) % distance));
  }
  return dayOf(nextRun(schedule, timeZone, lastMomentOfDay(day, timeZone)), timeZone);
}
