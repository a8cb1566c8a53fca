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
};

/** The longest that a risk may be accepted before somebody has to look at it again. */
export const LONGEST_ACCEPTANCE_DAYS = 366;

/** Whether a mark still stands: an acceptance ends with its date, and when the finding becomes worse than what was accepted. */
export function isMarkStanding(mark: FindingMark, severity: Severity, now: Date): boolean {
  if (mark.kind === 'false-positive') return true;
  if (mark.endsAt === null || mark.endsAt <= now) return false;
  return SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(mark.severity);
}
