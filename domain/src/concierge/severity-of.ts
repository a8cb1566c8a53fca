import type { WeaknessSeverity } from './weakness-severity.ts';

/** How scanners name severities, in lower case; Nessus counts from 0, SARIF has levels, DAST tools have "informational". */
const NAMES: Readonly<Record<string, WeaknessSeverity>> = {
  critical: 'Critical',
  urgent: 'Critical',
  high: 'High',
  important: 'High',
  serious: 'High',
  error: 'High',
  medium: 'Medium',
  moderate: 'Medium',
  warning: 'Medium',
  low: 'Low',
  minor: 'Low',
  note: 'Low',
  info: 'Info',
  information: 'Info',
  informational: 'Info',
  none: 'Info',
  log: 'Info',
};

/** Bands of CVSS scores (CVSS v3.1: Specification, section 5). @param score 0 to 10 */
export function severityOfScore(score: number): WeaknessSeverity {
  if (score >= 9) return 'Critical';
  if (score >= 7) return 'High';
  if (score >= 4) return 'Medium';
  return score > 0 ? 'Low' : 'Info';
}

/** What a scanner's own word means here; null for a word that nobody knows. */
export function severityOf(word: string): WeaknessSeverity | null {
  const name = word.trim().toLowerCase();
  return Object.hasOwn(NAMES, name) ? (NAMES[name] ?? null) : null;
}
