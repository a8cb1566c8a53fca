import type { FactBasis, FactValue, StatableValue } from './fact.ts';
import type { FactKey } from './facts.ts';
import type { PortalFacts } from './portal-facts.ts';

/** What a firm says of itself in the maturity assessment, by element. */
export type StatedAnswer = {
  readonly level: number;
  readonly dontKnow: boolean;
  /** Why what is asked about does not exist at the firm; null where it does. */
  readonly doesNotApply: string | null;
  /** ISO 8601. */
  readonly answeredAt: string;
};

/** What a firm stated of one fact by itself, beside the assessment. */
export type FactStatement = {
  readonly value: StatableValue;
  /** Which product, how many, or why it does not apply. */
  readonly note: string;
  readonly statedBy: string;
  /** ISO 8601. */
  readonly statedAt: string;
};

/** A weakness that an expert found and that is open. */
export type ToldWeakness = {
  readonly fact: FactKey;
  readonly title: string;
  /** What it leaves of the fact: nothing, or a part. */
  readonly leaves: 'no' | 'partly';
  /** Day in ISO 8601. */
  readonly reportedOn: string;
  readonly href: string;
};

/** Everything that is known of a firm, by who says so. */
export type FirmKnowledge = {
  readonly portal: PortalFacts;
  /** Answers by the id of the element; null where the plan has no assessment. */
  readonly answers: ReadonlyMap<string, StatedAnswer> | null;
  readonly statements: ReadonlyMap<FactKey, FactStatement>;
  readonly told: readonly ToldWeakness[];
  readonly now: Date;
};

/** How a fact stands after everybody was heard. */
export type KnownFact = {
  readonly key: FactKey;
  readonly value: FactValue;
  readonly basis: FactBasis;
  readonly text: string;
  /** When it was stated or told, in ISO 8601; null where it is seen, and where nobody says anything. */
  readonly at: string | null;
  /** Who stated it on the sheet; null otherwise. */
  readonly by: string | null;
  /** What was stated and is not so by what is seen or told; null where nobody contradicts. */
  readonly contradicted: { readonly value: FactValue; readonly at: string } | null;
  /** It was stated so long ago that it is to be confirmed. */
  readonly isStale: boolean;
  /** Page of the portal that shows more of what is seen or told. */
  readonly href: string | null;
};
