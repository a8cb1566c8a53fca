/** Mails of a campaign arrive from 9:00 to 16:30, Monday to Friday, in the brand's time zone. */
const OPENS = { hour: 9, minute: 0 };
const CLOSES = { hour: 16, minute: 30 };
const FRIDAY = 5;

/** From and to in milliseconds since 1970; the end is not part of it. */
export type Window = { readonly from: number; readonly to: number };

/**
 * The working hours of a campaign's days that are not over yet.
 * @param startsOn as `2026-11-30`
 * @param days weekends included
 */
export function workingWindows(
  { startsOn, days, timeZone }: { startsOn: string; days: number; timeZone: string },
  notBefore: Date,
): readonly Window[] {
  const first = Temporal.PlainDate.from(startsOn);
  return Array.from({ length: days }, (_, index) => first.add({ days: index }))
    .filter(({ dayOfWeek }) => dayOfWeek <= FRIDAY)
    .map((day) => windowOf(day, timeZone))
    .map(({ from, to }) => ({ from: Math.max(from, notBefore.getTime()), to }))
    .filter(({ from, to }) => from < to);
}

function windowOf(day: Temporal.PlainDate, timeZone: string): Window {
  const at = (time: { hour: number; minute: number }) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  return { from: at(OPENS), to: at(CLOSES) };
}

/** Whether a mail may go at this instant. */
export const isWorkingTime = (instant: Date, timeZone: string): boolean =>
  nextWorkingInstant(instant, timeZone).getTime() === instant.getTime();

/** This instant, or the next beginning of working hours after it. */
export function nextWorkingInstant(instant: Date, timeZone: string): Date {
  const startsOn = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
  // A weekend and a day whose hours are over are the longest that lies between.
  const [window] = workingWindows({ startsOn, days: 4, timeZone }, instant);
  if (window === undefined) throw new Error('Four days in a row have a working day');
  return new Date(window.from);
}

/**
 * So many instants, spread evenly over the windows, in their order; each lies somewhere within its own share.
 * @param random gives numbers from 0 to below 1
 * @returns as many as there are to spread, or none where there are no windows
 */
export function spreadInstants(windows: readonly Window[], count: number, random: () => number): readonly Date[] {
  const total = windows.reduce((sum, { from, to }) => sum + (to - from), 0);
  if (total === 0) return [];
  return Array.from({ length: count }, (_, index) => instantAt(windows, ((index + random()) * total) / count));
}

function instantAt(windows: readonly Window[], elapsed: number): Date {
  let left = elapsed;
  for (const { from, to } of windows) {
    if (left < to - from) return new Date(Math.floor(from + left));
    left -= to - from;
  }
  return new Date((windows.at(-1)?.to ?? 1) - 1);
}
