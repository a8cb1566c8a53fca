import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { RatingReportData } from './rating-document-data.ts';

export type ReportedFinding = RatingReportData['findings'][number];

/** The worst first. */
const GRADES = ['BAD', 'WARN', 'FAIR', 'NEUTRAL', 'GOOD'] as const;

const rank = ({ grade, kind, importance, asset }: ReportedFinding) =>
  [GRADES.indexOf(grade), kind, 1 - importance, asset].join(' ');

/** The findings of one vector, the worst first. */
export function worstFirst({ findings }: RatingReportData, vector: RiskVectorSlug): readonly ReportedFinding[] {
  return findings
    .filter((finding) => finding.vector === vector)
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** What is there now of one vector by kind, the worst first. */
export function presentKinds(
  data: RatingReportData,
  vector: RiskVectorSlug,
): readonly (readonly [kind: string, rows: readonly ReportedFinding[]])[] {
  const present = worstFirst(data, vector).filter(({ goneOn }) => goneOn === null);
  return [...Map.groupBy(present, ({ kind }) => kind)];
}
