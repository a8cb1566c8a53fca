import type { ScanReportData } from './scan-report-data.ts';

/** How a scan compares with the one before it. */
export type ScanComparison = {
  readonly since: Date;
  readonly new: number;
  readonly still: number;
  readonly fixed: number;
};

/** Counts what is new, still there and fixed by fingerprint; null when there is no scan to compare with. */
export function compareScans({
  findings,
  previous,
}: Pick<ScanReportData, 'findings' | 'previous'>): ScanComparison | null {
  if (!previous) return null;
  const before = new Set(previous.fingerprints);
  const now = new Set(findings.map(({ fingerprint }) => fingerprint));
  const still = [...now].filter((fingerprint) => before.has(fingerprint)).length;
  return { since: previous.completeTime, new: now.size - still, still, fixed: before.size - still };
}
