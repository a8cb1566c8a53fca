import type { Finding } from '../facts/evidence-finding.ts';
import { EVIDENCE_RULES } from '../facts/evidence-rules.ts';
import { type Fact, YES_FROM } from '../facts/fact.ts';
import { judged } from '../facts/facts.texts.ts';
import { FACT_KEYS, type FactKey, factOf } from '../facts/facts.ts';
import { judgeFact } from '../facts/judge-fact.ts';
import type { FirmKnowledge, KnownFact } from '../facts/known-facts.ts';
import type { EvidenceKind } from '../facts/portal-facts.ts';
import { seenOfFact } from '../facts/seen-of-fact.ts';
import { levelAbove, toldOfElement } from '../facts/told-of-element.ts';
import type { Say } from '../texts/say.ts';
import type { MaturityArea } from './levels.ts';
import { start } from './maturity.texts.ts';
import type { OpenDoor, PlannedElement } from './plan-levels.ts';

/** An element with the kinds of evidence that it names. */
type Weighed = {
  readonly elementPath: string;
  readonly area: MaturityArea;
  readonly evidence: readonly EvidenceKind[];
};
type Answer = { readonly level: number; readonly dontKnow: boolean; readonly doesNotApply: boolean };

/** Where the plan of an element begins, and what of it comes before the rest. */
export type PlanStart = Pick<PlannedElement, 'level' | 'dontKnow' | 'raised' | 'door'>;

/**
 * Where the plan of an element begins by all that is known of the firm. An answer that is contradicted counts only as far as nothing
 * speaks against it; what the portal sees whole is not planned again. An open question is planned where a fact that it asks for is known
 * to be missing. What an expert or the look from outside sees missing is a door, whatever was answered.
 * @param answer undefined where the question is open
 */
export function planStart(
  { elementPath, area, evidence }: Weighed,
  answer: Answer | undefined,
  knowledge: FirmKnowledge,
  say: Say,
): PlanStart {
  const facts = FACT_KEYS.filter((key) => elementOf(factOf(key)) === elementPath);
  const door = doorOf(facts, knowledge, say);
  const findings = [
    ...toldOfElement(elementPath, knowledge, say),
    ...evidence.flatMap((kind) => EVIDENCE_RULES[kind](knowledge.portal, area, say) ?? []),
  ];
  if (answer === undefined || answer.doesNotApply) {
    const known = facts.map((key) => judgeFact(key, knowledge, say));
    const said = say(answer === undefined ? start.notAnswered : start.notApplicable);
    return { dontKnow: false, door, ...missing(known, findings, said) };
  }
  const { level, dontKnow } = answer;
  const speaking = findings.filter(isAgainst).toSorted((one, other) => one.contradictsFrom - other.contradictsFrom);
  const [contradiction] = speaking.filter(({ contradictsFrom }) => level >= contradictsFrom);
  if (contradiction !== undefined) {
    const { contradictsFrom, text, href = null } = contradiction;
    const raised = { below: contradictsFrom, text: say(start.doesNotFit, { seen: text }), href };
    return { level: contradictsFrom - 1, dontKnow, raised, door };
  }
  const least = Math.min(...speaking.map(({ contradictsFrom }) => contradictsFrom - 1), Number.POSITIVE_INFINITY);
  const inPlace = facts.map((key) => levelSeen(factOf(key), knowledge, say)).filter((seen) => seen <= least);
  const begins = Math.max(level, ...inPlace);
  return { level: begins, dontKnow: dontKnow && begins === level, raised: null, door };
}

/**
 * Where an element without a level begins: nowhere, unless a fact that its levels state is known to be missing. Then it begins at the
 * level that the portal sees, below the one that would state more of that fact.
 */
function missing(
  known: readonly KnownFact[],
  findings: readonly Finding[],
  said: string,
): Pick<PlanStart, 'level' | 'raised'> {
  const lacking = known.flatMap(({ key, value, text, href }) => {
    const fact = factOf(key);
    const isMissing = fact.stated !== null && (value === 'no' || value === 'partly');
    return isMissing ? [{ below: levelAbove(fact, value), text, href }] : [];
  });
  const [least] = lacking.toSorted((one, other) => one.below - other.below);
  if (least === undefined) return { level: null, raised: null };
  const supported = Math.max(0, ...findings.map(({ supports }) => supports));
  return { level: Math.min(supported, least.below - 1), raised: { ...least, text: `${said} ${least.text}` } };
}

/** What these tell, everybody can see from outside. */
const SEEN_BY_ALL: readonly EvidenceKind[] = [
  'encryption',
  'findings',
  'mailDomain',
  'mailFromOutside',
  'portsFromOutside',
  'updatesFromOutside',
  'websiteFromOutside',
];

type Against = Finding & { readonly contradictsFrom: number };
const isAgainst = (finding: Finding): finding is Against => finding.contradictsFrom !== null;

/** The element whose steps lead to a fact. */
const elementOf = ({ stated, stepsOf }: Fact): string | null => stated?.element ?? stepsOf;

/** The level that says what the portal sees whole; 0 where it sees less. */
function levelSeen(fact: Fact, { portal }: FirmKnowledge, say: Say): number {
  const isWhole = fact.stated !== null && fact.seesAll && seenOfFact(fact, portal, say)?.shows === 'yes';
  return isWhole ? fact.stated.yesFrom : 0;
}

/** What of these attackers find as well: an expert reported it as serious, or a look from outside saw it. */
function doorOf(keys: readonly FactKey[], { told, portal }: FirmKnowledge, say: Say): OpenDoor | null {
  const open = keys.flatMap((key): OpenDoor[] => {
    const fact = factOf(key);
    const below = levelWith(fact);
    const reported = told
      .filter((weakness) => weakness.fact === key && weakness.leaves === 'no')
      .map(({ title, href }) => ({ text: say(judged.reported, { title }), href, below }));
    const seen = fact.evidence.some((kind) => SEEN_BY_ALL.includes(kind)) ? seenOfFact(fact, portal, say) : null;
    return seen?.shows === 'no' ? [...reported, { text: seen.text, href: seen.href, below }] : reported;
  });
  const [first] = open;
  if (first === undefined) return null;
  const text = [...new Set(open.map((one) => one.text))].join(' ');
  return { text, href: first.href, below: Math.max(...open.map(({ below }) => below)) };
}

/** The lowest level that says more than a no. */
const levelWith = ({ stated }: Fact): number => stated?.partlyFrom ?? stated?.yesFrom ?? YES_FROM;
