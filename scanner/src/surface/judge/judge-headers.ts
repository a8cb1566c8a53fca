import type { FindingGrade, SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { HeaderScore } from '../score-headers.ts';
import { finding, type Place } from '../vector-look.ts';

/** The Observatory's A; B; C and D; F. */
const gradeOf = (score: number): Exclude<FindingGrade, 'NEUTRAL'> =>
  score >= 90 ? 'GOOD' : score >= 65 ? 'FAIR' : score >= 25 ? 'WARN' : 'BAD';

/** The score of a host's page, and one unscored finding for each topic that lost points. */
export function judgeHeaders({ score, parts }: HeaderScore, place: Place): readonly SurfaceFinding[] {
  const lost = parts.filter(({ points }) => points < 0);
  const evidence = lost.map(({ points, note }) => `${points}: ${note}`);
  const reached =
    score > 100 ? `${score} points: all 100, plus bonus points for extra care.` : `${score} of 100 points.`;
  const whole = finding('headers-score', gradeOf(score), place, reached, ...evidence);
  return [whole, ...lost.map(({ topic, note }) => finding(`header-${topic}`, 'NEUTRAL', place, note))];
}
