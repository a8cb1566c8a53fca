import { meanValue, orNothingFound, type WeighedFinding } from './rated-finding.ts';

const MOST_POINTS_OF_ONE_PORT = 80;

const lossOf = (findings: readonly WeighedFinding[], points: number) =>
  (1 - (meanValue(orNothingFound('open_ports', findings)) ?? 1)) * points;

const without = <T>(list: readonly T[], index: number) => [...list.slice(0, index), ...list.slice(index + 1)];

/**
 * Points that open ports take off, where `points` is what they take off at worst. No single finding takes off more than 80 beyond
 * what would be lost without it; as `points` is at most 217 (10 of at least 30 points of weight), leaving out two is enough.
 */
export function openPortLoss(findings: readonly WeighedFinding[], points: number): number {
  let least = lossOf(findings, points);
  if (least <= MOST_POINTS_OF_ONE_PORT) return least;
  const isLowering = ({ value }: WeighedFinding) => value < 1;
  for (const [first, finding] of findings.entries()) {
    if (!isLowering(finding)) continue;
    const rest = without(findings, first);
    least = Math.min(least, lossOf(rest, points) + MOST_POINTS_OF_ONE_PORT);
    for (const [second, other] of rest.entries()) {
      if (second < first || !isLowering(other)) continue;
      least = Math.min(least, lossOf(without(rest, second), points) + 2 * MOST_POINTS_OF_ONE_PORT);
    }
  }
  return least;
}
