import { dayOf } from '../plans/end-of-day.ts';
import type { DigestRhythm } from './endpoint-kinds.ts';

const HOUR_MS = 60 * 60_000;
/** From seven in the morning on, so that it is there when people come to work. */
const FIRST_HOUR = 7;

/**
 * Whether emails about what happened are due: each day, or each Monday, from seven in the morning by the clock of the brand. A portal that
 * was down then sends as soon as it is back.
 * @param toldUntil until when what happened was told
 */
export function isDigestDue(rhythm: DigestRhythm, toldUntil: Date, now: Date, timeZone: string): boolean {
  return turnOf(rhythm, toldUntil, timeZone) < turnOf(rhythm, now, timeZone);
}

/** The day on which the turn began that an instant falls in, such as "2026-11-23". */
function turnOf(rhythm: DigestRhythm, at: Date, timeZone: string): string {
  const day = dayOf(new Date(at.getTime() - FIRST_HOUR * HOUR_MS), timeZone);
  if (rhythm === 'day') return day;
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(Date.parse(day) - daysSinceMonday * 24 * HOUR_MS).toISOString().slice(0, 10);
}
