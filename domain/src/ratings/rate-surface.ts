import type { NotMeasuredReason } from './attack-surface.ts';
import { ceilingOf, type Door, isDoor, openDoors } from './doors.ts';
import { incidentValue, incidentWeight } from './incident-weight.ts';
import type { RatedFinding, RatedOutcome } from './rated-finding.ts';
import { RATING_SCALE } from './rating-bands.ts';
import { RISK_VECTOR_SLUGS, RISK_VECTORS, type RiskVectorSlug } from './risk-vectors.ts';
import { shownRating } from './shown-rating.ts';
import { type VectorGrade, vectorGrade } from './vector-grades.ts';
import { isOnlyPast, vectorValue } from './vector-value.ts';

/** Names the rules below; kept with each rating, so that two ratings are compared only if the same rules made them. */
export const RATING_MODEL = 'rating-model/2';

const LEAST_COVERAGE = 0.3;

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
  /** The share of the model's weight that was measured, of what there is to measure at this firm, 0 to 1. */
  readonly coverage: number;
  /** What stands open and holds the rating down. */
  readonly doors: readonly Door[];
  readonly vectors: RatedVectors;
}

/** Why there is nothing of the firm's own to look at; for any other reason what was not measured brings nothing. */
const DOES_NOT_APPLY: ReadonlySet<NotMeasuredReason | null> = new Set(['SHARED_HOST', 'NOTHING_TO_MEASURE']);

const noGrade = (reason: NotMeasuredReason): RatedVector => ({ measured: false, grade: 'N/A', value: null, reason });

const graded = (value: number): RatedVector => ({ measured: true, grade: vectorGrade(value), value, reason: null });

function rateVector(vector: RiskVectorSlug, { outcomes, findings, incidentDaysAgo }: RatingInput): RatedVector {
  if (vector === 'data_breaches') {
    const counts = incidentDaysAgo.some((days) => incidentWeight(days) > 0);
    return counts ? graded(incidentValue(incidentDaysAgo)) : noGrade('NOTHING_REPORTED');
  }
  const outcome = outcomes.find((candidate) => candidate.vector === vector);
  if (outcome === undefined) return noGrade('NO_ANSWER');
  if (!outcome.measured) return noGrade(outcome.reason);
  const { lifeDays, info, beta } = RISK_VECTORS[vector];
  if (outcome.ageDays >= lifeDays) return noGrade('NO_ANSWER');
  const value = vectorValue(vector, findings);
  if (value !== null) return graded(value);
  return info || beta ? { measured: true, grade: 'N/A', value: null, reason: null } : noGrade('NOTHING_TO_MEASURE');
}

/**
 * How much of the model is good, of what there is to look at, and how much of that was looked at; both 0 to 1. A vector of which only
 * the past is known counts while it is worse than the others: a rating must not fall on the day that the past is forgotten.
 */
function share(vectors: RatedVectors, { findings }: RatingInput) {
  const applying = RISK_VECTOR_SLUGS.map((slug) => ({ ...vectors[slug], slug, weight: RISK_VECTORS[slug].weight }))
    .filter(({ reason }) => !DOES_NOT_APPLY.has(reason))
    .map((vector) => ({
      ...vector,
      good: vector.value ?? 0,
      isPast: vector.measured && isOnlyPast(vector.slug, findings),
    }));
  const present = applying.filter(({ isPast }) => !isPast);
  const known = present.reduce((sum, { value, weight }) => sum + (value === null ? 0 : weight), 0);
  let all = present.reduce((sum, { weight }) => sum + weight, 0);
  let good = present.reduce((sum, vector) => sum + vector.good * vector.weight, 0);
  const past = applying.filter(({ isPast, value }) => isPast && value !== null);
  for (const vector of past.sort((one, other) => one.good - other.good)) {
    if (vector.good * all >= good) break;
    all += vector.weight;
    good += vector.good * vector.weight;
  }
  // What does not apply is not looked at either: a rating needs enough of the whole model.
  return { good: all === 0 ? 0 : good / all, coverage: Math.round(known * 1000) / 100_000 };
}

const vectorsOf = (input: RatingInput) =>
  Object.fromEntries(RISK_VECTOR_SLUGS.map((vector) => [vector, rateVector(vector, input)])) as RatedVectors;

/**
 * The rating of `rating-model/2`, from 250 to 900. Vectors count by their weights; what was not measured brings nothing, unless there
 * is nothing of the firm's own to measure. While a door stands open, the scale ends at its ceiling: a firm that is sound otherwise
 * stands there, and each other fault takes its share from it. Incidents have a letter and do not change the number. Below 30 % of
 * the model there is no rating at all.
 */
export function rateSurface(input: RatingInput): SurfaceRating {
  const vectors = vectorsOf(input);
  const { good, coverage } = share(vectors, input);
  const doors = openDoors(input.findings, input.outcomes);
  const common = { coverage, vectors, doors: doors.map(({ vector, kind, asset }) => ({ vector, kind, asset })) };
  if (coverage < LEAST_COVERAGE) return { state: 'not-enough-data', rating: null, raw: null, ...common };
  const { least, greatest } = RATING_SCALE;
  const onScale = least + (greatest - least) * good;
  const ceiling = ceilingOf(doors.length);
  // Six places: the order in which findings are summed up must not show.
  const exact = Math.round(Math.min(onScale, ceiling === null ? greatest : belowCeiling(input, ceiling)) * 1e6) / 1e6;
  const raw = Math.min(greatest, Math.max(least, exact));
  return { state: 'rated', rating: shownRating(raw, input.shownBefore), raw, ...common };
}

/** Where a firm stands below a ceiling by all that is not a door. */
function belowCeiling(input: RatingInput, ceiling: number): number {
  const closed = { ...input, findings: input.findings.filter((finding) => !isDoor(finding)) };
  const { good } = share(vectorsOf(closed), closed);
  return RATING_SCALE.least + (ceiling - RATING_SCALE.least) * good;
}
