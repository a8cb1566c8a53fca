import type { FindingGrade } from './attack-surface.ts';
import type { RatedFinding } from './rated-finding.ts';
import { RISK_VECTORS, type RiskVectorSlug } from './risk-vectors.ts';

const FINDING_VALUES = { GOOD: 1, FAIR: 0.75, WARN: 0.4, BAD: 0 } as const;

/** What each finding beside the worst takes from what is left, as a share of its own loss. */
const SHARE_OF_FURTHER = 0.1;

/** How much of mail protection is the rule for receivers (DMARC); the rest is the list of senders (SPF). */
const SHARE_OF_DMARC = 0.6;

/** The vectors that are A when their test ran and found nothing: nothing open, nothing outdated is the good case. */
const GOOD_WHEN_NOTHING_FOUND: ReadonlySet<RiskVectorSlug> = new Set(['open_ports', 'insecure_systems']);

/** True where closing or removing what was found leaves nothing behind that could be graded. */
export function isGoodWhenNothingFound(vector: RiskVectorSlug): boolean {
  return GOOD_WHEN_NOTHING_FOUND.has(vector);
}

/** A finding in figures: what it takes, 0 (nothing) to 1 (all), and how much it counts in a mean. */
type Weighed = {
  readonly kind: string;
  readonly loss: number;
  readonly weight: number;
};

const isGraded = (grade: FindingGrade): grade is keyof typeof FINDING_VALUES => grade !== 'NEUTRAL';

/** From 1 on the day something was seen to 0 at the end of its life. */
const ageFactor = (ageDays: number, lifeDays: number) => Math.max(0, 1 - Math.max(0, ageDays) / lifeDays);

/**
 * The findings of one vector that count. Neutral ones and those past their life do not. What is there counts in full until its life
 * ends, so that not looking again helps nobody; what is gone counts on only where it was bad, and less each day.
 */
function weigh(vector: RiskVectorSlug, findings: readonly RatedFinding[]): readonly Weighed[] {
  const { lifeDays } = RISK_VECTORS[vector];
  return findings.flatMap(({ vector: own, kind, grade, importance, ageDays, isGone }) => {
    const left = ageFactor(ageDays, lifeDays);
    if (own !== vector || left === 0 || !isGraded(grade) || (isGone && grade !== 'BAD')) return [];
    const weight = importance * (isGone ? left : 1);
    return [{ kind, loss: (1 - FINDING_VALUES[grade]) * weight, weight }];
  });
}

/** The worst counts in full, each further one a little of what it would take alone: good ones beside it do not make up for it. */
function worst(findings: readonly Weighed[]): number {
  const [first = 0, ...further] = findings.map(({ loss }) => loss).sort((one, other) => other - one);
  return further.reduce((value, loss) => value * (1 - SHARE_OF_FURTHER * loss), 1 - first);
}

/** The mean by weight, from 0 to 1. */
const mean = (findings: readonly Weighed[]) =>
  1 - findings.reduce((sum, { loss }) => sum + loss, 0) / findings.reduce((sum, { weight }) => sum + weight, 0);

const isDmarc = ({ kind }: Weighed) => kind.startsWith('dmarc-');
const isPast = ({ kind }: Weighed) => kind === 'weakness-mended';

/** How a vector's findings make its value; most go by the worst. */
const WAYS: Readonly<Partial<Record<RiskVectorSlug, (findings: readonly Weighed[]) => number>>> = {
  // Headers are graded host by host, and none of them is open by itself.
  application_security: mean,
  // How fast weaknesses went is a habit, so a mean; one that is still there is not made up for by others that went.
  patching_cadence: (findings) => Math.min(mean(findings), worst(findings.filter((finding) => !isPast(finding)))),
  spf: (findings) => {
    const dmarc = findings.filter(isDmarc);
    // A mark decides nothing by itself (RFC 7208, 8.5): where an enforced DMARC rule decides, “~all” leaves nothing open.
    const isEnforced = dmarc.some(({ kind, loss }) => kind === 'dmarc-enforced' && loss === 0);
    const spf = findings
      .filter((finding) => !isDmarc(finding))
      .map((finding) => (isEnforced && finding.kind === 'spf-softfail' ? { ...finding, loss: 0 } : finding));
    // Everybody passes SPF then, and so DMARC as well (RFC 9989, 4.4).
    if (spf.some(({ kind, loss }) => kind === 'spf-allows-all' && loss > 0)) return 0;
    if (dmarc.length === 0 || spf.length === 0) return worst(findings);
    return SHARE_OF_DMARC * worst(dmarc) + (1 - SHARE_OF_DMARC) * worst(spf);
  },
};

/**
 * True where all that counts of a vector is gone, or is only the firm's own word, and nothing is left to look at: the vector lasts only
 * until that is forgotten, so it may take from a rating and never add to it.
 */
export function isOnlyPast(vector: RiskVectorSlug, findings: readonly RatedFinding[]): boolean {
  const standing = findings.filter(({ isGone, kind }) => !isGone && kind !== 'weakness-disputed');
  return !isGoodWhenNothingFound(vector) && weigh(vector, standing).length === 0;
}

/** The value of a vector from 0 to 1 by what was found, or null where nothing of it is graded. */
export function vectorValue(vector: RiskVectorSlug, findings: readonly RatedFinding[]): number | null {
  const weighed = weigh(vector, findings);
  if (weighed.length === 0) return isGoodWhenNothingFound(vector) ? 1 : null;
  return (WAYS[vector] ?? worst)(weighed);
}
