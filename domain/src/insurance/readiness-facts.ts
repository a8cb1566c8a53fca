import type { PortalFacts } from '../maturity/portal-facts.ts';

/** What a firm says of itself in the maturity assessment, by element. */
export type StatedAnswer = { readonly level: number; readonly dontKnow: boolean; readonly answeredAt: string };

/** Everything that a readiness sheet is made from. */
export type ReadinessFacts = {
  readonly portal: PortalFacts;
  /** Answers of the maturity assessment by the id of the element; null where the plan has no assessment. */
  readonly stated: ReadonlyMap<string, StatedAnswer> | null;
};
