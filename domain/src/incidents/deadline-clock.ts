import type { IncidentKind } from './incident-kinds.ts';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;
/** So much before its end a deadline is called soon over. */
const SOON_HOURS = 12;

/** What a law asks for within a time; comes with the facts of a country. */
export type LegalDeadline = {
  readonly id: string;
  readonly name: string;
  /** From the event that `from` names; null where the law says "without delay" and no number. */
  readonly hours: number | null;
  /** What starts the clock, such as awareness. */
  readonly from: string;
  readonly law: string;
  readonly kinds: readonly string[];
  /** When it applies, in one sentence. */
  readonly says: string;
};

/** What a firm said of a deadline: that it did it, or that it does not apply. */
export type DeadlineMark = 'done' | 'not-needed';

export type DeadlineState = DeadlineMark | 'open' | 'soon' | 'over';

/** The deadlines that an incident of this kind may start, the shortest first; those without a number come first of all. */
export function deadlinesOf<Deadline extends Pick<LegalDeadline, 'kinds' | 'hours'>>(
  deadlines: readonly Deadline[],
  kind: IncidentKind,
): readonly Deadline[] {
  return deadlines
    .filter(({ kinds }) => kinds.includes(kind))
    .toSorted((one, other) => (one.hours ?? 0) - (other.hours ?? 0));
}

/** When a deadline is over; null where the law gives no number. */
export function endOfDeadline({ hours }: Pick<LegalDeadline, 'hours'>, noticedAt: Date): Date | null {
  return hours === null ? null : new Date(noticedAt.getTime() + hours * HOUR_MS);
}

/** How a deadline stands: what the firm said of it counts before the clock. */
export function deadlineState(endsAt: Date | null, mark: DeadlineMark | null, now: Date): DeadlineState {
  if (mark !== null) return mark;
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
