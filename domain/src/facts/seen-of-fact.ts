import { HIGHEST_LEVEL, type MaturityArea } from '../maturity/levels.ts';
import type { Say } from '../texts/say.ts';
import type { Finding } from './evidence-finding.ts';
import { EVIDENCE_RULES } from './evidence-rules.ts';
import { type Fact, type FactValue, PARTLY_FROM, YES_FROM } from './fact.ts';
import type { PortalFacts } from './portal-facts.ts';

/** What the portal sees of a fact. */
export type SeenOfFact = {
  /** The best that may be stated beside it. */
  readonly allows: FactValue;
  /** What it shows by itself; null where it sees a corner that is sound, which says nothing of the rest. */
  readonly shows: FactValue | null;
  readonly text: string;
  readonly href: string | null;
};

/** The evidence's own area: what it tells of the systems themselves, not of habits around them. */
const AREA: MaturityArea = 'technology';

const RANKS: readonly FactValue[] = ['no', 'partly', 'yes'];

/** The lower of two values; what is unknown or does not apply is not compared. */
export function lesser(one: FactValue, other: FactValue): FactValue {
  return RANKS.indexOf(one) <= RANKS.indexOf(other) ? one : other;
}

export const isLess = (one: FactValue, other: FactValue): boolean => RANKS.indexOf(one) < RANKS.indexOf(other);

/** What a level of evidence means for a fact. Where a level's words leave a fact open, evidence of that level does not show it. */
function valueAt({ stated }: Fact, level: number): FactValue {
  if (level >= (stated?.yesFrom ?? YES_FROM)) return 'yes';
  const partlyFrom = stated === null ? PARTLY_FROM : stated.partlyFrom;
  return partlyFrom !== undefined && level >= partlyFrom ? 'partly' : 'no';
}

/** What the portal sees of a fact by itself; null where it sees nothing of it. */
export function seenOfFact(fact: Fact, portal: PortalFacts, say: Say): SeenOfFact | null {
  const findings = fact.evidence.flatMap((kind) => EVIDENCE_RULES[kind](portal, AREA, say) ?? []);
  const allowed = ({ contradictsFrom }: Finding) => contradictsFrom ?? HIGHEST_LEVEL + 1;
  // Of several kinds the one that allows least counts; where none is against it, the one that shows most.
  const [seen] = findings.toSorted((one, other) => allowed(one) - allowed(other) || other.supports - one.supports);
  if (seen === undefined) return null;
  const { supports, contradictsFrom, text, href = null } = seen;
  if (contradictsFrom === null)
    return { allows: 'yes', shows: fact.seesAll ? valueAt(fact, supports) : null, text, href };
  const allows = valueAt(fact, contradictsFrom - 1);
  const shows = valueAt(fact, Math.min(supports, contradictsFrom - 1));
  // What speaks against more than is asked leaves a corner as open as one that is sound.
  return { allows, shows: !fact.seesAll && allows === 'yes' ? null : shows, text, href };
}
