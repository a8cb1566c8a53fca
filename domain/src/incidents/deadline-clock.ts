import type { Deadline } from '../countries/place.ts';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;
/** So much before its end a deadline is called soon over. */
const SOON_HOURS = 12;

/** What a firm said of a deadline: that it did it, or that it does not apply. */
export type DeadlineMark = 'done' | 'not-needed';

export type DeadlineState = DeadlineMark | 'open' | 'soon' | 'over';

/** When a deadline's clock began: when the incident was noticed, or with the first report; null while there is no report. */
export type ClockStart = { readonly noticedAt: Date; readonly reportedAt: Date | null };

/** When a deadline is over; null where the law gives no number, and where the clock has not begun. */
export function endOfDeadline(
  { hours, from }: Pick<Deadline, 'hours' | 'from'>,
  { noticedAt, reportedAt }: ClockStart,
): Date | null {
  const begins = from === 'first-report' ? reportedAt : noticedAt;
  return hours === null || begins === null ? null : new Date(begins.getTime() + hours * HOUR_MS);
}

/**
 * How a deadline stands: what the firm said of it counts before the clock.
 * @param waits its clock has not begun
 */
export function deadlineState(
  {
    endsAt,
    waits,
    mark,
  }: { readonly endsAt: Date | null; readonly waits: boolean; readonly mark: DeadlineMark | null },
  now: Date,
): DeadlineState {
  if (mark !== null) return mark;
  if (waits) return 'open';
  // Without delay.
  if (endsAt === null) return 'soon';
  if (endsAt <= now) return 'over';
  return endsAt.getTime() - now.getTime() <= SOON_HOURS * HOUR_MS ? 'soon' : 'open';
}

/** A time that is left, or that has passed since, in the largest unit that says something. */
export type TimeLeft = { readonly isOver: boolean; readonly count: number; readonly unit: 'minute' | 'hour' | 'day' };

/**
 * What is left until an instant, rounded down, so that nobody believes to have more: below two hours in minutes, below two days in hours.
 */
export function timeLeft(endsAt: Date, now: Date): TimeLeft {
  const ms = endsAt.getTime() - now.getTime();
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  const hours = Math.floor(minutes / 60);
  const isOver = ms <= 0;
  if (hours < 2) return { isOver, count: minutes, unit: 'minute' };
  if (hours < 2 * DAY_HOURS) return { isOver, count: hours, unit: 'hour' };
  return { isOver, count: Math.floor(hours / DAY_HOURS), unit: 'day' };
}
