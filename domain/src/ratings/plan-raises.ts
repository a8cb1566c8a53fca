import { type RatingInput, rateSurface } from './rate-surface.ts';
import { isGoodWhenNothingFound, type RatedFinding } from './rated-finding.ts';
import { RISK_VECTORS, type RiskVectorSlug } from './risk-vectors.ts';

const LEAST_POINTS = 0.5;

/** Mending all that was found of one kind, and what that would bring. */
export interface Raise {
  readonly vector: RiskVectorSlug;
  /** One kind; several of one vector where only mending all of them brings anything. */
  readonly kinds: readonly string[];
  /** Where they were found, in the order of the alphabet. */
  readonly assets: readonly string[];
  /** Points gained in full, with everything before it in the list mended already. */
  readonly points: number;
  /** Of those, the points that the next look already shows; the rest comes as what was bad fades. */
  readonly pointsAtOnce: number;
  /** Days until the points are there in full; 0 when the next look shows them all. */
  readonly fullAfterDays: number;
  /** The rating, not rounded, when this and everything before it is mended. */
  readonly rawAfter: number;
}

type Mend = Pick<Raise, 'vector' | 'kinds'>;
interface Gain {
  readonly mend: Mend;
  readonly next: RatingInput;
  readonly rawAfter: number;
}

const isLowering = ({ grade, isGone }: RatedFinding) => !isGone && grade !== 'GOOD' && grade !== 'NEUTRAL';

/** The findings that a mending would do away with. */
const hitsOf = ({ findings }: RatingInput, { vector, kinds }: Mend) =>
  findings.filter((finding) => finding.vector === vector && kinds.includes(finding.kind) && isLowering(finding));

/** What a look would give after a mending; what was bad is forgotten, or still fading as it is just afterwards. */
function mended(input: RatingInput, mend: Mend, past: 'forgotten' | 'fading'): RatingInput {
  const hits = new Set(hitsOf(input, mend));
  const good = isGoodWhenNothingFound(mend.vector)
    ? []
    : [...hits].map((hit): RatedFinding => ({ ...hit, kind: `${hit.kind} mended`, grade: 'GOOD', ageDays: 0 }));
  const gone = past === 'fading' ? [...hits].map((hit): RatedFinding => ({ ...hit, isGone: true })) : [];
  return { ...input, findings: [...input.findings.filter((finding) => !hits.has(finding)), ...good, ...gone] };
}

/** Every kind that lowers the rating by its grade, by vector, in the order of the alphabet. */
function mendsOf({ findings }: RatingInput): readonly Mend[] {
  const lowering = findings.filter((finding) => isLowering(finding) && RISK_VECTORS[finding.vector].weight > 0);
  return [...new Set(lowering.map(({ vector }) => vector))].sort().map((vector) => ({
    vector,
    kinds: [...new Set(lowering.filter((one) => one.vector === vector).map(({ kind }) => kind))].sort(),
  }));
}

function bestOf(input: RatingInput, mends: readonly Mend[]): Gain | undefined {
  let best: Gain | undefined;
  for (const mend of mends) {
    const next = mended(input, mend, 'forgotten');
    const { raw } = rateSurface(next);
    if (raw !== null && (best === undefined || raw > best.rawAfter + 1e-6)) best = { mend, next, rawAfter: raw };
  }
  return best;
}

/**
 * What would raise a rating, the most first: each step is the kind of finding whose mending brings most after all steps before it, by
 * running the model again. Empty without a rating. Mending a port, an outdated system or a telling banner removes what was found;
 * mending anything else puts a good finding in its place.
 */
export function planRaises(input: RatingInput): readonly Raise[] {
  const plan: Raise[] = [];
  let current = input;
  for (let raw = rateSurface(current).raw; raw !== null; ) {
    const before = raw;
    const whole = mendsOf(current);
    const single = whole.flatMap(({ vector, kinds }) => kinds.map((kind): Mend => ({ vector, kinds: [kind] })));
    const gains = [bestOf(current, single), bestOf(current, whole)];
    const best = gains.find((gain) => gain !== undefined && gain.rawAfter - before >= LEAST_POINTS);
    if (best === undefined) break;
    const atOnce = rateSurface(mended(current, best.mend, 'fading')).raw ?? before;
    plan.push({
      ...best.mend,
      assets: [...new Set(hitsOf(current, best.mend).map(({ asset }) => asset))].sort(),
      points: best.rawAfter - before,
      pointsAtOnce: Math.max(0, atOnce - before),
      fullAfterDays: atOnce < best.rawAfter - LEAST_POINTS ? RISK_VECTORS[best.mend.vector].lifeDays : 0,
      rawAfter: best.rawAfter,
    });
    current = best.next;
    raw = best.rawAfter;
  }
  return plan;
}
