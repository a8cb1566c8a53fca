import type { Severity } from '@portal/domain/monitoring/severity.ts';

/** Facts that every finding of an engine outside the portal carries, in that engine's own words. */
const facts = ['name', 'description', 'fix'] as const;

/** What engines outside the portal report, one case a severity; their texts are in `content/checks/X01.json`. */
export const OUTSIDE_CASES: readonly {
  readonly checkId: string;
  readonly variant: Severity;
  readonly severity: Severity;
  readonly facts: readonly string[];
}[] = [
  { checkId: 'X01', variant: 'high', severity: 'high', facts },
  { checkId: 'X01', variant: 'medium', severity: 'medium', facts },
  { checkId: 'X01', variant: 'low', severity: 'low', facts },
];
