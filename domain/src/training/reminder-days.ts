import { addDays, daysBetween } from './training-year.ts';

/** The first reminder comes so many days before the last day. */
const DAYS_BEFORE = 7;
/** After the last day, every so many days. */
const EVERY_DAYS_AFTER = 7;

/** From this day on, a course that is due on a day may be reminded of. */
export const firstReminderOn = (dueOn: string): string => addDays(dueOn, -DAYS_BEFORE);

/** The latest reminder day up to today: 7 days before, on the day, weekly after; null before the first. */
export function latestReminderDay(dueOn: string, today: string): string | null {
  const late = daysBetween(dueOn, today);
  if (late < -DAYS_BEFORE) return null;
  if (late < 0) return firstReminderOn(dueOn);
  return addDays(dueOn, late - (late % EVERY_DAYS_AFTER));
}

/**
 * Whether a course that is not done is to be reminded of today. A day on which nothing could be sent is made up for once; days
 * before the course was assigned do not count.
 */
export function isReminderDue(
  { dueOn, assignedOn, remindedOn }: { dueOn: string; assignedOn: string; remindedOn: string | null },
  today: string,
): boolean {
  const day = latestReminderDay(dueOn, today);
  return day !== null && day > assignedOn && (remindedOn === null || remindedOn < day);
}
