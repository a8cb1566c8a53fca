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

/** What is there now of one vector by kind: the worst first, and of equally bad ones that whose fixing raises the rating most. */
export function presentKinds(
  data: RatingReportData,
  vector: RiskVectorSlug,
): readonly (readonly [kind: string, rows: readonly ReportedFinding[]])[] {
  const present = worstFirst(data, vector).filter(({ goneOn }) => goneOn === null);
  const worst = (rows: readonly ReportedFinding[]) => Math.min(...rows.map(({ grade }) => GRADES.indexOf(grade)));
  const raises = (kind: string) =>
    data.raises.find((raise) => raise.vector === vector && raise.kind === kind)?.points ?? 0;
  return [...Map.groupBy(present, ({ kind }) => kind)].toSorted(
    ([kind, rows], [other, others]) => worst(rows) - worst(others) || raises(other) - raises(kind),
  );
}
