import type { NotMeasuredReason, VectorOutcome } from './attack-surface.ts';
import { GREATEST_INCIDENT_LOSS, incidentLoss, incidentPoints } from './incident-points.ts';
import { openPortLoss } from './open-port-loss.ts';
import { meanValue, type RatedFinding, type WeighedFinding, weighFindings } from './rated-finding.ts';
import { RATING_SCALE } from './rating-bands.ts';
import { RISK_VECTOR_SLUGS, RISK_VECTORS, type RiskVectorSlug } from './risk-vectors.ts';
import { shownRating } from './shown-rating.ts';
import { type VectorGrade, vectorGrade } from './vector-grades.ts';

/** Names the rules below; kept with each rating, so that two ratings are compared only if the same rules made them. */
export const RATING_MODEL = 'rating-model/1';

const LEAST_COVERAGE = 0.3;

/** What became of the test of one vector, and how many days ago it ran. */
export type RatedOutcome = VectorOutcome & { readonly ageDays: number };

export interface RatingInput {
  readonly outcomes: readonly RatedOutcome[];
  readonly findings: readonly RatedFinding[];
  /** Days since each security incident that the firm or its experts entered. */
  readonly incidentDaysAgo: readonly number[];
  /** The rating last shown to the firm for this address under the same model. */
  readonly shownBefore: number | null;
}

/** One vector of a rating. `reason` says why there is no grade; null with `N/A` where the look only informs. */
export interface RatedVector {
  readonly measured: boolean;
  readonly grade: VectorGrade;
  /** 0 to 1, or null. */
  readonly value: number | null;
  readonly reason: NotMeasuredReason | null;
}

export type RatedVectors = Readonly<Record<RiskVectorSlug, RatedVector>>;

export interface SurfaceRating {
  readonly state: 'rated' | 'not-enough-data';
  /** In steps of 10; null when too little could be measured. */
  readonly rating: number | null;
  /** The rating before rounding. */
  readonly raw: number | null;
  /** The share of the model's weight that was measured, 0 to 1. */
  readonly coverage: number;
  /** Points that security incidents took off. */
  readonly incidentLoss: number;
  readonly vectors: RatedVectors;
}

type Weighed = RatedVector & { readonly findings: readonly WeighedFinding[] };

const noGrade = (reason: NotMeasuredReason): Weighed => ({
  measured: false,
  grade: 'N/A',
  value: null,
  reason,
  findings: [],
});

function rateIncidents(incidentDaysAgo: readonly number[]): Weighed {
  if (!incidentDaysAgo.some((days) => incidentPoints(days) > 0)) return noGrade('NOTHING_REPORTED');
  const value = 1 - incidentLoss(incidentDaysAgo) / GREATEST_INCIDENT_LOSS;
  return { measured: true, grade: vectorGrade(value), value, reason: null, findings: [] };
}

function rateVector(vector: RiskVectorSlug, input: RatingInput): Weighed {
  if (vector === 'data_breaches') return rateIncidents(input.incidentDaysAgo);
  const outcome = input.outcomes.find((candidate) => candidate.vector === vector);
  if (outcome === undefined) return noGrade('NO_ANSWER');
  if (!outcome.measured) return noGrade(outcome.reason);
  const { lifeDays, info, beta } = RISK_VECTORS[vector];
  if (outcome.ageDays >= lifeDays) return noGrade('NO_ANSWER');
  const findings = weighFindings(vector, input.findings);
  const value = meanValue(findings);
  if (value !== null) return { measured: true, grade: vectorGrade(value), value, reason: null, findings };
  return info || beta
    ? { measured: true, grade: 'N/A', value: null, reason: null, findings }
    : noGrade('NOTHING_TO_MEASURE');
}

/**
 * The rating of `rating-model/1`: the weighted mean of the vectors that were measured, from 250 to 900, less what open ports and
 * incidents may take off. What was not measured is neither good nor bad; below 30 % of the model there is no rating at all.
 */
export function rateSurface(input: RatingInput): SurfaceRating {
  const rated = RISK_VECTOR_SLUGS.map((vector) => ({ vector, ...rateVector(vector, input) }));
  const vectors = Object.fromEntries(
    rated.map(({ vector, measured, grade, value, reason }) => [vector, { measured, grade, value, reason }]),
  ) as RatedVectors;
  const scored = rated.flatMap(({ vector, value, findings }) =>
    value !== null && RISK_VECTORS[vector].weight > 0
      ? [{ vector, weight: RISK_VECTORS[vector].weight, value, findings }]
      : [],
  );
  const weight = scored.reduce((sum, one) => sum + one.weight, 0);
  const coverage = Math.round(weight * 1000) / 100_000;
  const lost = incidentLoss(input.incidentDaysAgo);
  const common = { coverage, incidentLoss: lost, vectors };
  if (coverage < LEAST_COVERAGE) return { state: 'not-enough-data', rating: null, raw: null, ...common };
  const range = RATING_SCALE.greatest - RATING_SCALE.least;
  const loss = scored.reduce((sum, one) => {
    const points = (range * one.weight) / weight;
    return sum + (one.vector === 'open_ports' ? openPortLoss(one.findings, points) : (1 - one.value) * points);
  }, 0);
  // Six places: the order in which findings are summed up must not show.
  const exact = Math.round((RATING_SCALE.greatest - loss - lost) * 1e6) / 1e6;
  const raw = Math.min(RATING_SCALE.greatest, Math.max(RATING_SCALE.least, exact));
  return { state: 'rated', rating: shownRating(raw, input.shownBefore), raw, ...common };
}
