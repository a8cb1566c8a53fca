import { NOTHING_FOUND_WEIGHT, type WeighedFinding } from './rated-finding.ts';

const MAX_POINTS_OF_ONE_PORT = 80;

/** What is left of the findings when some are left out. */
interface Rest {
  readonly weight: number;
  /** The part of the weight that is not good. */
  readonly lost: number;
  readonly present: number;
}

const leaveOut = ({ weight, lost, present }: Rest, { value, weight: own, isGone }: WeighedFinding): Rest => ({
  weight: weight - own,
  lost: lost - (1 - value) * own,
  present: present - (isGone ? 0 : 1),
});

/** Where nothing is there any more, that counts as good beside what still fades. */
const lossOf = ({ weight, lost, present }: Rest, points: number) =>
  (points * lost) / (weight + (present === 0 ? NOTHING_FOUND_WEIGHT : 0));

/**
 * Points that open ports take off, where `points` is what they take off at worst. No single finding takes off more than 80 beyond
 * what would be lost without it; as `points` is at most 217 (10 of at least 30 points of weight), leaving out two is enough.
 */
export function openPortLoss(findings: readonly WeighedFinding[], points: number): number {
  const whole = findings.reduce<Rest>(
    ({ weight, lost, present }, one) => ({
      weight: weight + one.weight,
      lost: lost + (1 - one.value) * one.weight,
      present: present + (one.isGone ? 0 : 1),
    }),
    { weight: 0, lost: 0, present: 0 },
  );
  let least = lossOf(whole, points);
  if (least <= MAX_POINTS_OF_ONE_PORT) return least;
  const lowering = findings.filter(({ value }) => value < 1);
  for (const [index, first] of lowering.entries()) {
    const withoutOne = leaveOut(whole, first);
    least = Math.min(least, lossOf(withoutOne, points) + MAX_POINTS_OF_ONE_PORT);
    for (const second of lowering.slice(index + 1)) {
      least = Math.min(least, lossOf(leaveOut(withoutOne, second), points) + 2 * MAX_POINTS_OF_ONE_PORT);
    }
  }
  return least;
}
