import type { FindingGrade } from '../ratings/attack-surface.ts';
import type { RiskVectorSlug } from '../ratings/risk-vectors.ts';
import type { VectorGrade } from '../ratings/vector-grades.ts';

/** Observations of one kind that are there now, with the same grade. */
export type SeenOutside = {
  readonly vector: RiskVectorSlug;
  readonly kind: string;
  readonly grade: FindingGrade;
  readonly count: number;
};

/** What the latest rating of the attack surface tells. */
export type OutsideFacts = {
  /** The day of the rating, as the brand writes it. */
  readonly day: string;
  /** Letters of the vectors that were measured. */
  readonly grades: Readonly<Partial<Record<RiskVectorSlug, Exclude<VectorGrade, 'N/A'>>>>;
  /** Null from providers whose findings are not of the portal's kinds; the letters are all that is known then. */
  readonly findings: readonly SeenOutside[] | null;
};
