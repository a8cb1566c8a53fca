/** How bad a finding is. `info` is shown but never counted (spec part 2, section 3 counts highs, mediums and lows). */
export const SEVERITIES = ['high', 'medium', 'low', 'info'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** Issue counts of one scan, as the report card shows them. */
export type IssueCounts = { readonly highs: number; readonly mediums: number; readonly lows: number };

/** Counts findings by severity; informational ones are left out. */
export function countIssues(findings: readonly { readonly severity: Severity }[]): IssueCounts {
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return { highs: count('high'), mediums: count('medium'), lows: count('low') };
}
