import type { FindingGrade, SurfaceFinding } from './attack-surface.ts';
import { RISK_VECTORS, type RiskVectorSlug } from './risk-vectors.ts';

/** What the model needs to know of one finding. */
export interface RatedFinding extends Pick<SurfaceFinding, 'vector' | 'kind' | 'asset' | 'grade' | 'importance'> {
  /** Days since it was last seen. */
  readonly ageDays: number;
  /** A later look ran the vector's test to its end and did not see it any more. */
  readonly isGone: boolean;
}

/** What “nothing found” weighs beside what still fades: as much as one good finding of half importance. */
export const NOTHING_FOUND_WEIGHT = 0.5;

const FINDING_VALUES = { GOOD: 1, FAIR: 0.75, WARN: 0.4, BAD: 0 } as const;

/** A finding in figures: its value from 0 to 1, and how much it counts. */
export interface WeighedFinding {
  readonly value: number;
  readonly weight: number;
  readonly isGone: boolean;
}

/** The vectors that are A when their test ran and found nothing: nothing open, nothing outdated is the good case. */
const GOOD_WHEN_NOTHING_FOUND: ReadonlySet<RiskVectorSlug> = new Set([
  'open_ports',
  'insecure_systems',
  'server_software',
]);

/** True where closing or removing what was found leaves nothing behind that could be graded. */
export function isGoodWhenNothingFound(vector: RiskVectorSlug): boolean {
  return GOOD_WHEN_NOTHING_FOUND.has(vector);
}

const isGraded = (grade: FindingGrade): grade is keyof typeof FINDING_VALUES => grade !== 'NEUTRAL';

/** From 1 on the day something was seen to 0 at the end of its life. */
const ageFactor = (ageDays: number, lifeDays: number) => Math.max(0, 1 - Math.max(0, ageDays) / lifeDays);

/**
 * The findings of one vector that count, in figures. Neutral ones and those past their life do not. What is gone counts on only
 * where it was bad, and less each day: a good mark must be seen now, and a small remark that was fixed is forgotten.
 */
export function weighFindings(vector: RiskVectorSlug, findings: readonly RatedFinding[]): readonly WeighedFinding[] {
  const { lifeDays } = RISK_VECTORS[vector];
  const weighed = findings.flatMap((finding): WeighedFinding | readonly [] => {
    const { grade, isGone } = finding;
    const weight = ageFactor(finding.ageDays, lifeDays) * finding.importance;
    const counts = finding.vector === vector && weight > 0 && isGraded(grade) && (!isGone || grade === 'BAD');
    return counts ? { value: FINDING_VALUES[grade], weight, isGone } : [];
  });
  return orNothingFound(vector, weighed);
}

/** Where nothing found is good and nothing is there now, half a good observation stands for that, beside what still fades. */
function orNothingFound(vector: RiskVectorSlug, findings: readonly WeighedFinding[]): readonly WeighedFinding[] {
  if (findings.some(({ isGone }) => !isGone)) return findings;
  return isGoodWhenNothingFound(vector) ? [...findings, { value: 1, weight: NOTHING_FOUND_WEIGHT, isGone: false }] : [];
}

/** The weighted mean of values from 0 to 1, or null of nothing. */
export function meanValue(findings: readonly WeighedFinding[]): number | null {
  const total = findings.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? null : findings.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}
