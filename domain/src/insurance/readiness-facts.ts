import type { PortalFacts } from '../maturity/portal-facts.ts';

/** What a firm says of itself in the maturity assessment, by element. */
export type StatedAnswer = {
  readonly level: number;
  readonly dontKnow: boolean;
  /** Why what is asked about does not exist at the firm; null where it does. */
  readonly doesNotApply: string | null;
  readonly answeredAt: string;
};

/** Everything that a readiness sheet is made from. */
export type ReadinessFacts = {
  readonly portal: PortalFacts;
  /** Answers of the maturity assessment by the id of the element; null where the plan has no assessment. */
  readonly stated: ReadonlyMap<string, StatedAnswer> | null;
};
