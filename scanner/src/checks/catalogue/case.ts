import type { Severity } from '@portal/domain/monitoring/severity.ts';

/** One thing the engine can report: a check's variant, how bad it is, and the facts every such finding carries. */
export type Case = {
  readonly checkId: string;
  readonly variant: string;
  readonly severity: Severity;
  /** Names of the facts that fill the placeholders of the advice texts in `content/checks`. */
  readonly facts: readonly string[];
};
