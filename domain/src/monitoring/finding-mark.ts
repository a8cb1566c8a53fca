import type { Phrase } from '../texts/texts.ts';
import { marks } from './monitoring.texts.ts';
import { SEVERITIES, type Severity } from './severity.ts';

/** What people decided about a finding, so that it is no work any more. */
export const MARK_KINDS = ['false-positive', 'accepted'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const MARK_LABELS: Readonly<Record<MarkKind, Phrase>> = marks;

export type FindingMark = {
  readonly kind: MarkKind;
  /** When an acceptance ends; null for a false positive, which has no end. */
  readonly endsAt: Date | null;
  /** How bad the finding was when it was marked. */
  readonly severity: Severity;
  /** What it said against its software then (`caseRankOf`). */
  readonly caseRank: number;
};

type Standing = Pick<FindingMark, 'severity' | 'caseRank'>;

/** The longest that a risk may be accepted before somebody has to look at it again. */
export const LONGEST_ACCEPTANCE_DAYS = 366;

/**
 * Whether a mark still stands: an acceptance ends with its date, and when the finding becomes worse than what was accepted. No mark
 * stands for a worse case of the same software: who set aside that a version is old has said nothing of a weakness that is attacked.
 */
export function isMarkStanding(mark: FindingMark, { severity, caseRank }: Standing, now: Date): boolean {
  if (caseRank > mark.caseRank) return false;
  if (mark.kind === 'false-positive') return true;
  if (mark.endsAt === null || mark.endsAt <= now) return false;
  return SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(mark.severity);
}
