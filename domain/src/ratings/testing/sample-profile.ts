import type { FindingGrade } from '../attack-surface.ts';
import type { RatingInput } from '../rate-surface.ts';
import type { RatedFinding, RatedOutcome } from '../rated-finding.ts';
import { RISK_VECTOR_SLUGS, type RiskVectorSlug } from '../risk-vectors.ts';

/** One finding of a sample: a grade alone is seen today at the domain itself. */
export type SampleFinding =
  | FindingGrade
  | {
      readonly grade: FindingGrade;
      readonly kind?: string;
      readonly asset?: string;
      readonly importance?: 1 | 0.5;
      readonly ageDays?: number;
      readonly isGone?: boolean;
    };

export interface SampleProfile {
  readonly found: Partial<Record<RiskVectorSlug, readonly SampleFinding[] | undefined>>;
  /** Vectors of which the firm has nothing of its own: a host that many share. */
  readonly notOwn?: readonly RiskVectorSlug[];
  /** Days since the test of a vector ran; 0 for others. */
  readonly testedDaysAgo?: Partial<Record<RiskVectorSlug, number>>;
  readonly incidentDaysAgo?: readonly number[];
  readonly shownBefore?: number | null;
}

function sampleFinding(vector: RiskVectorSlug, sample: SampleFinding, index: number): RatedFinding {
  const given = typeof sample === 'string' ? { grade: sample } : sample;
  const standard = { vector, kind: `${vector}-${index}`, asset: 'example.com', importance: 1, ageDays: 0 } as const;
  return { ...standard, isGone: false, ...given };
}

/** The model's input of a sample: the vectors it names were measured, the others were not. */
export function sampleProfile(sample: SampleProfile): RatingInput {
  const { found, notOwn = [], testedDaysAgo = {}, incidentDaysAgo = [], shownBefore = null } = sample;
  const outcomes = RISK_VECTOR_SLUGS.map(
    (vector): RatedOutcome =>
      found[vector] === undefined
        ? {
            vector,
            measured: false,
            reason: notOwn.includes(vector) ? 'SHARED_HOST' : 'NOT_SEEN_FROM_OUTSIDE',
            ageDays: 0,
          }
        : { vector, measured: true, ageDays: testedDaysAgo[vector] ?? 0 },
  );
  const findings = RISK_VECTOR_SLUGS.flatMap((vector) =>
    (found[vector] ?? []).map((finding, index) => sampleFinding(vector, finding, index)),
  );
  return { outcomes, findings, incidentDaysAgo, shownBefore };
}
