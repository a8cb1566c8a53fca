import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import type { FindingEntry } from '../website-types.ts';

/**
 * Findings in the order in which they should be settled: by severity, then what was found most often, as the summary counts
 * it, so that the first of the list is the one the summary says to start with.
 */
export function worstFirst(findings: readonly FindingEntry[]): FindingEntry[] {
  const timesSeen = new Map<string, number>();
  for (const { title } of findings) timesSeen.set(title, (timesSeen.get(title) ?? 0) + 1);
  const rank = ({ severity }: FindingEntry) => SEVERITIES.indexOf(severity);
  const times = ({ title }: FindingEntry) => timesSeen.get(title) ?? 0;
  return findings.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      times(other) - times(one) ||
      one.checkId.localeCompare(other.checkId) ||
      one.title.localeCompare(other.title),
  );
}
