import type { Finding } from '../facts/evidence-finding.ts';
import { EVIDENCE_RULES } from '../facts/evidence-rules.ts';
import type { EvidenceKind, PortalFacts } from '../facts/portal-facts.ts';
import { LOWEST_LEVEL, type MaturityArea } from './levels.ts';
import type { Verdict } from './verdict.ts';

/** An answer with the kinds of evidence that its element names. */
export type WeighedAnswer = {
  readonly level: number;
  readonly dontKnow: boolean;
  readonly area: MaturityArea;
  readonly evidence: readonly EvidenceKind[];
  /** What experts told, and the firm stated elsewhere, of what the answer is about. */
  readonly told?: readonly Finding[];
};

/** How an answer stands beside what the portal knows, with a sentence that says it kindly. */
export type Weighed = {
  readonly verdict: Verdict;
  readonly text: string;
  /** Page of the portal that shows more of what is seen. */
  readonly href: string | null;
};

/**
 * Holds an answer against what the portal knows by itself. One thing that does not fit counts more than several that do; an answer that
 * the portal sees nothing of stays a claim.
 */
export function weighAnswer(
  { level, dontKnow, area, evidence, told = [] }: WeighedAnswer,
  facts: PortalFacts,
): Weighed {
  const findings = [...told, ...evidence.flatMap((kind) => EVIDENCE_RULES[kind](facts, area) ?? [])];
  const contradiction = findings.find(({ contradictsFrom }) => contradictsFrom !== null && level >= contradictsFrom);
  if (contradiction !== undefined) {
    return {
      verdict: 'contradicted',
      text: `What the portal sees does not quite fit: ${inSentence(contradiction.text)}`,
      href: contradiction.href ?? null,
    };
  }
  const best = findings.toSorted((one, other) => other.supports - one.supports)[0];
  if (best === undefined) return { verdict: 'claimed', text: dontKnow ? NOBODY_KNOWS : NOT_SEEN, href: null };
  return { ...(level === LOWEST_LEVEL ? atTheBottom(best, dontKnow) : above(level, best)), href: best.href ?? null };
}

const NOBODY_KNOWS = 'The portal cannot see this on its own, so someone has to find out.';
const NOT_SEEN = 'The portal cannot see this on its own, so it takes your word for it.';

function atTheBottom({ supports, text }: Finding, dontKnow: boolean): Omit<Weighed, 'href'> {
  if (supports === LOWEST_LEVEL) return { verdict: 'claimed', text };
  const further = dontKnow ? 'This may help you find out' : 'You may be further than you think';
  return { verdict: 'claimed', text: `${further}: ${inSentence(text)}` };
}

function above(level: number, { supports, text }: Finding): Omit<Weighed, 'href'> {
  if (level <= supports)
    return { verdict: 'supported', text: `What the portal sees fits your answer: ${inSentence(text)}` };
  return { verdict: 'claimed', text: `The portal sees only part of this: ${inSentence(text)}` };
}

/** Begins small after a colon, except where the first word is written with a capital anyway. */
const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
