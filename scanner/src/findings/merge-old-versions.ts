import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { softwareOf } from '@portal/domain/monitoring/software/software-of.ts';

/**
 * Leaves out that a version is old where known flaws of the same product on the same host are reported: one program, one
 * finding. What the other finding saw is added to its evidence.
 */
export function mergeOldVersions(findings: readonly Finding[]): readonly Finding[] {
  const keyOf = (finding: Finding) => `${new URL(finding.url).host} ${softwareOf(finding)}`;
  const withFlaws = new Set(findings.filter(({ checkId }) => checkId === 'P28').map(keyOf));
  const isMerged = (finding: Finding) => finding.checkId === 'P13' && withFlaws.has(keyOf(finding));
  const merged = Map.groupBy(findings.filter(isMerged), keyOf);
  return findings
    .filter((finding) => !isMerged(finding))
    .map((finding) => {
      const others = finding.checkId === 'P28' ? (merged.get(keyOf(finding)) ?? []) : [];
      return others.reduce(withNoteOf, finding);
    });
}

function withNoteOf(finding: Finding, { evidence: { note, words = [] } }: Finding): Finding {
  const { evidence } = finding;
  const both = { ...evidence, note: `${evidence.note} ${note}`, words: [...(evidence.words ?? []), ...words] };
  return { ...finding, evidence: both };
}
