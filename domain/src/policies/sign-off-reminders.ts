/** A sign-off that is still open; days are written as "2026-11-22". */
export interface OpenSignOff {
  readonly askedOn: string;
  /** The day of the latest reminder; null before the first. */
  readonly remindedOn: string | null;
}

const FIRST_AFTER_DAYS = 5;
const NEXT_AFTER_DAYS = 7;
const SATURDAY = 6;
/** Monday of the week after, counted on from this week's. */
const MONDAY_AFTER = 8;

const dayOfWeek = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;
const after = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** True from Monday to Friday. */
export const isWorkingDay = (day: string): boolean => dayOfWeek(day) < SATURDAY;

/**
 * Whether somebody is reminded today: the first time after five days, then weekly, and never at a weekend; what falls on one waits for
 * Monday (the portal's own rule; spec part 1, section 3 gives only the plan's flag).
 */
export function isReminderDue(open: OpenSignOff, today: string): boolean {
  return isWorkingDay(today) && today >= reminderFrom(open);
}

/** The day of the next reminder, seen from a day on which none has gone out yet: a working day, that day itself at the earliest. */
export function nextReminderOn(open: OpenSignOff, today: string): string {
  const due = reminderFrom(open);
  const earliest = due < today ? today : due;
  return isWorkingDay(earliest) ? earliest : after(earliest, MONDAY_AFTER - dayOfWeek(earliest));
}

/** Admins get their summary of open sign-offs on Mondays. */
export const isDigestDay = (today: string): boolean => dayOfWeek(today) === 1;

const reminderFrom = ({ askedOn, remindedOn }: OpenSignOff): string =>
  remindedOn === null ? after(askedOn, FIRST_AFTER_DAYS) : after(remindedOn, NEXT_AFTER_DAYS);
