/** How a point stands, for both sides. */
export const POINT_STATES = [
  'open',
  'reported',
  'checking',
  'still-there',
  'not-tested',
  'gone',
  'confirmed',
  'removed',
] as const;
export type PointState = (typeof POINT_STATES)[number];

/** How a handover stands, in a list. */
export const HANDOVER_STATES = [
  'not-opened',
  'opened',
  'question',
  'reported',
  'still-there',
  'finished',
  'expired',
  'revoked',
] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** What the portal itself knows of a point. */
export type SeenPoint = {
  /** It is fixed, resolved or done, whoever did it. */
  readonly isGone: boolean;
  /** A look at it is under way. */
  readonly isChecking: boolean;
  /** End of the last look at it. */
  readonly checkedAt: Date | null;
  /** What that look saw; null where it was canceled, and without one. */
  readonly result: 'fixed' | 'still-there' | 'not-tested' | null;
};

type ToldPoint = {
  /** When the helper said that it is fixed. */
  readonly doneAt: Date | null;
  /** When the firm said so after that. */
  readonly confirmedAt: Date | null;
};

/**
 * How a point stands: what the portal saw goes before what somebody told, and a look counts only when it ended after the helper
 * said that it is fixed.
 * @param seen null for what is not there any more
 */
export function pointState({ doneAt, confirmedAt }: ToldPoint, seen: SeenPoint | null): PointState {
  if (seen === null) return 'removed';
  if (seen.isGone) return 'gone';
  if (confirmedAt !== null) return 'confirmed';
  if (doneAt === null) return 'open';
  if (seen.isChecking) return 'checking';
  const isLater = seen.checkedAt !== null && seen.checkedAt >= doneAt;
  if (isLater && (seen.result === 'still-there' || seen.result === 'not-tested')) return seen.result;
  return 'reported';
}

const OVER: readonly PointState[] = ['gone', 'confirmed', 'removed'];
const TOLD: readonly PointState[] = ['reported', 'checking', 'not-tested'];

type HandoverFacts = {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
  readonly openedAt: Date | null;
  readonly points: readonly PointState[];
  /** Whether a question of the helper waits for an answer. */
  readonly hasQuestion: boolean;
};

/** What to say of a handover in one word: what needs somebody goes before what does not. */
export function handoverState(facts: HandoverFacts, now: Date): HandoverState {
  const { revokedAt, expiresAt, openedAt, points, hasQuestion } = facts;
  if (revokedAt !== null) return 'revoked';
  if (points.every((state) => OVER.includes(state))) return 'finished';
  if (hasQuestion) return 'question';
  if (expiresAt <= now) return 'expired';
  if (points.includes('still-there')) return 'still-there';
  if (points.some((state) => TOLD.includes(state))) return 'reported';
  return openedAt === null ? 'not-opened' : 'opened';
}
