import type { markView } from '@portal/contract/monitoring/findings.schemas.ts';
import { type FindingMark, isMarkStanding } from '@portal/domain/monitoring/finding-mark.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import type { z } from 'zod';
import type { FindingRow } from './findings.store.ts';

/** A row's mark in the words of the rules; null when it has none. */
function markOf(row: FindingRow): FindingMark | null {
  const severity = SEVERITIES[row.mark_severity_rank ?? -1];
  if (row.mark === null || severity === undefined) return null;
  const caseRank = row.mark_case_rank ?? row.case_rank;
  return { kind: row.mark, endsAt: row.mark_ends_at, severity, caseRank };
}

/** How bad a row is now, as marks weigh it. */
const nowOf = (row: FindingRow) => ({ severity: row.severity, caseRank: row.case_rank });

/** The mark that stands now, as lists show it. */
export function standingMarkOf(
  row: FindingRow,
  now: Date,
): { kind: FindingMark['kind']; endsAt: string | null } | null {
  const mark = markOf(row);
  if (mark === null || !isMarkStanding(mark, nowOf(row), now)) return null;
  return { kind: mark.kind, endsAt: mark.endsAt?.toISOString() ?? null };
}

/** The mark with who made it and why, also when it has lapsed. */
export function markViewOf(row: FindingRow, now: Date): z.output<typeof markView> | null {
  const mark = markOf(row);
  if (mark === null || row.marked_at === null) return null;
  const hasEnded = mark.endsAt !== null && mark.endsAt <= now;
  return {
    kind: mark.kind,
    endsAt: mark.endsAt?.toISOString() ?? null,
    reason: row.mark_reason,
    markedAt: row.marked_at.toISOString(),
    markedBy: row.marked_by_name,
    lapsed: isMarkStanding(mark, nowOf(row), now) ? null : hasEnded ? 'ended' : 'worse',
  };
}
