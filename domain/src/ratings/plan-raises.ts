import { isDoor } from './doors.ts';
import { type RatingInput, rateSurface } from './rate-surface.ts';
import type { RatedFinding } from './rated-finding.ts';
import { RISK_VECTORS, type RiskVectorSlug } from './risk-vectors.ts';
import { isGoodWhenNothingFound } from './vector-value.ts';

const LEAST_POINTS = 0.5;

/** Findings that tell of the past, or of the firm's own word: nothing can be fixed about them. */
const PAST_KINDS: ReadonlySet<string> = new Set(['weakness-mended', 'weakness-disputed', 'no-known-weakness']);
/** A weakness that was known for long does not count as good on the day it is fixed, only as less bad. */
const PATCHED = { FAIR: 'FAIR', WARN: 'FAIR', BAD: 'WARN', GOOD: 'GOOD', NEUTRAL: 'NEUTRAL' } as const;

/** Fixing all that was found of one kind, and what that would bring. */
export interface Raise {
  readonly vector: RiskVectorSlug;
  readonly kind: string;
  /** Where it was found, in the order of the alphabet. */
  readonly assets: readonly string[];
  /** It stands open and holds the whole rating down. */
  readonly isDoor: boolean;
  /**
   * Points gained in full, with everything before it in the list fixed already. Where only fixing several kinds of a vector
   * together brings anything, each has an equal share of it.
   */
  readonly points: number;
  /** Of those, the points that the next look already shows; the rest comes as what was bad fades. */
  readonly pointsAtOnce: number;
  /** Days until the points are there in full; 0 when the next look shows them all. */
  readonly fullAfterDays: number;
  /** The rating, not rounded, when this and everything before it is fixed. */
  readonly rawAfter: number;
}

interface Fix {
  readonly vector: RiskVectorSlug;
  readonly kinds: readonly string[];
}
interface Gain {
  readonly fix: Fix;
  readonly next: RatingInput;
  readonly rawAfter: number;
}

/** How pressing a fix is, by the worst of what it does away with: 0 is a door that stands open. */
type Severity = 0 | 1 | 2 | 3;

const isLowering = ({ kind, grade, isGone }: RatedFinding) =>
  !isGone && grade !== 'GOOD' && grade !== 'NEUTRAL' && !PAST_KINDS.has(kind);

/** The findings that a fixing would do away with. */
const hitsOf = ({ findings }: RatingInput, { vector, kinds }: Fix) =>
  findings.filter((finding) => finding.vector === vector && kinds.includes(finding.kind) && isLowering(finding));

/** What a look would give after a fixing; what was bad is forgotten, or still fading as it is just afterwards. */
function fixed(input: RatingInput, fix: Fix, past: 'forgotten' | 'fading'): RatingInput {
  const hits = new Set(hitsOf(input, fix));
  const good = isGoodWhenNothingFound(fix.vector)
    ? []
    : [...hits].map(
        (hit): RatedFinding =>
          fix.vector === 'patching_cadence'
            ? { ...hit, kind: 'weakness-mended', grade: PATCHED[hit.grade], ageDays: 0 }
            : { ...hit, grade: 'GOOD', ageDays: 0 },
      );
  const gone = past === 'fading' ? [...hits].map((hit): RatedFinding => ({ ...hit, isGone: true })) : [];
  return { ...input, findings: [...input.findings.filter((finding) => !hits.has(finding)), ...good, ...gone] };
}

/** Headers are graded as a sum: the worst sum leaves nothing open by itself. */
const isSum = ({ kind }: RatedFinding) => kind === 'headers-score';

function severityOf(input: RatingInput, fix: Fix): Severity {
  const hits = hitsOf(input, fix);
  if (hits.some(isDoor)) return 0;
  if (hits.some((hit) => hit.grade === 'BAD' && !isSum(hit))) return 1;
  return hits.some(({ grade }) => grade === 'WARN' || grade === 'BAD') ? 2 : 3;
}

/** Every kind that lowers the rating by its grade, by vector, in the order of the alphabet. */
function fixesOf({ findings }: RatingInput): readonly Fix[] {
  const lowering = findings.filter((finding) => isLowering(finding) && RISK_VECTORS[finding.vector].weight > 0);
  return [...new Set(lowering.map(({ vector }) => vector))].sort().map((vector) => ({
    vector,
    kinds: [...new Set(lowering.filter((one) => one.vector === vector).map(({ kind }) => kind))].sort(),
  }));
}

function bestOf(input: RatingInput, fixes: readonly Fix[]): Gain | undefined {
  let best: Gain | undefined;
  for (const fix of fixes) {
    const next = fixed(input, fix, 'forgotten');
    const { raw } = rateSurface(next);
    if (raw !== null && (best === undefined || raw > best.rawAfter + 1e-6)) best = { fix, next, rawAfter: raw };
  }
  return best;
}

/** What to do next: of the most pressing fixes the one that brings most; together with others of its vector, where alone it brings nothing. */
function nextGain(input: RatingInput, before: number): Gain | undefined {
  const whole = fixesOf(input);
  const single = whole.flatMap(({ vector, kinds }) => kinds.map((kind): Fix => ({ vector, kinds: [kind] })));
  const bringsSome = (gain: Gain | undefined) => gain !== undefined && gain.rawAfter - before >= LEAST_POINTS;
  for (const severity of [0, 1, 2, 3] as const) {
    const isOf = (fix: Fix) => severityOf(input, fix) === severity;
    const gain = [bestOf(input, single.filter(isOf)), bestOf(input, whole.filter(isOf))].find(bringsSome);
    if (gain !== undefined) return gain;
  }
  return undefined;
}

function stepsOf(input: RatingInput, { fix, rawAfter }: Gain, before: number): readonly Raise[] {
  const atOnce = rateSurface(fixed(input, fix, 'fading')).raw ?? before;
  const share = 1 / fix.kinds.length;
  const bySeverity = fix.kinds.toSorted(
    (one, other) =>
      severityOf(input, { ...fix, kinds: [one] }) - severityOf(input, { ...fix, kinds: [other] }) ||
      (one < other ? -1 : 1),
  );
  return bySeverity.map((kind, index) => ({
    vector: fix.vector,
    kind,
    assets: [...new Set(hitsOf(input, { ...fix, kinds: [kind] }).map(({ asset }) => asset))].sort(),
    isDoor: severityOf(input, { ...fix, kinds: [kind] }) === 0,
    points: (rawAfter - before) * share,
    pointsAtOnce: Math.max(0, atOnce - before) * share,
    fullAfterDays: atOnce < rawAfter - LEAST_POINTS ? RISK_VECTORS[fix.vector].lifeDays : 0,
    rawAfter: before + (rawAfter - before) * share * (index + 1),
  }));
}

/**
 * What would raise a rating: doors that stand open first, then by how bad it is, and among equals what brings most after all steps
 * before it, by running the model again. Empty without a rating. Fixing a port or an open system removes what was found; fixing
 * anything else puts a good finding in its place.
 */
export function planRaises(input: RatingInput): readonly Raise[] {
  const plan: Raise[] = [];
  let current = input;
  for (let raw = rateSurface(current).raw; raw !== null; ) {
    const gain = nextGain(current, raw);
    if (gain === undefined) break;
    plan.push(...stepsOf(current, gain, raw));
    current = gain.next;
    raw = gain.rawAfter;
  }
  return plan;
}
