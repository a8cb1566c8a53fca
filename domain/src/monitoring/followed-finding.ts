import type { ScanLevel } from './scan-levels.ts';
import type { Severity } from './severity.ts';
import { isWorse } from './software/case-rank.ts';

/** `open`: seen in more than one scan; `reopened`: seen again after it was fixed. */
export const FINDING_STATES = ['new', 'open', 'reopened', 'fixed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** A weakness of one website over time. */
export type FollowedFinding = {
  readonly fingerprint: string;
  readonly checkId: string;
  readonly variant: string;
  readonly severity: Severity;
  readonly state: FindingState;
  /** The software, parameter, cookie or header that it is about. */
  readonly subject: string;
  /** Address at which it was seen last. */
  readonly place: string;
  /** The shallowest level that has seen it. */
  readonly seenLevel: ScanLevel;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  /** Since when it is gone; null while it is there. */
  readonly fixedAt: Date | null;
  readonly reopenedAt: Date | null;
  readonly timesReopened: number;
  /** When it last became worse while it was there. */
  readonly worsenedAt: Date | null;
};

/** A finding as a scan saw it. */
export type SeenFinding = Pick<
  FollowedFinding,
  'fingerprint' | 'checkId' | 'variant' | 'severity' | 'subject' | 'place'
>;

/** Takes note that a weakness was seen; `known` is null for the first time. */
export function sighted(
  known: FollowedFinding | null,
  seen: SeenFinding,
  { at, seenLevel }: { at: Date; seenLevel: ScanLevel },
): FollowedFinding {
  const now = { ...seen, lastSeenAt: at, seenLevel, fixedAt: null };
  if (known === null)
    return { ...now, state: 'new', firstSeenAt: at, reopenedAt: null, timesReopened: 0, worsenedAt: null };
  const { firstSeenAt, reopenedAt, timesReopened, worsenedAt } = known;
  const kept = { ...now, firstSeenAt, reopenedAt, timesReopened, worsenedAt };
  if (known.state === 'fixed')
    return { ...kept, state: 'reopened', reopenedAt: at, timesReopened: timesReopened + 1, worsenedAt: null };
  return { ...kept, state: 'open', worsenedAt: isWorse(seen, known) ? at : worsenedAt };
}

/** Takes note that a weakness was looked for and is gone. */
export function foundFixed(known: FollowedFinding, at: Date): FollowedFinding {
  return known.state === 'fixed' ? known : { ...known, state: 'fixed', fixedAt: at };
}
