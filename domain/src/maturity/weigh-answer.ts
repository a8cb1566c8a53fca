import type { Finding } from '../facts/evidence-finding.ts';
import { EVIDENCE_RULES } from '../facts/evidence-rules.ts';
import type { EvidenceKind, PortalFacts } from '../facts/portal-facts.ts';
import type { Say } from '../texts/say.ts';
import { LOWEST_LEVEL, type MaturityArea } from './levels.ts';
import { weighed } from './maturity.texts.ts';
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
  say: Say,
): Weighed {
  const findings = [...told, ...evidence.flatMap((kind) => EVIDENCE_RULES[kind](facts, area, say) ?? [])];
  const contradiction = findings.find(({ contradictsFrom }) => contradictsFrom !== null && level >= contradictsFrom);
  if (contradiction !== undefined) {
    return {
      verdict: 'contradicted',
      text: say(weighed.contradicted, { seen: afterColon(contradiction.text, say) }),
      href: contradiction.href ?? null,
    };
  }
  const best = findings.toSorted((one, other) => other.supports - one.supports)[0];
  if (best === undefined)
    return { verdict: 'claimed', text: say(dontKnow ? weighed.nobodyKnows : weighed.notSeen), href: null };
  return {
    ...(level === LOWEST_LEVEL ? atTheBottom(best, dontKnow, say) : above(level, best, say)),
    href: best.href ?? null,
  };
}

function atTheBottom({ supports, text }: Finding, dontKnow: boolean, say: Say): Omit<Weighed, 'href'> {
  if (supports === LOWEST_LEVEL) return { verdict: 'claimed', text };
  const seen = afterColon(text, say);
  return { verdict: 'claimed', text: say(dontKnow ? weighed.mayHelp : weighed.mayBeFurther, { seen }) };
}

function above(level: number, { supports, text }: Finding, say: Say): Omit<Weighed, 'href'> {
  const seen = afterColon(text, say);
  if (level <= supports) return { verdict: 'supported', text: say(weighed.supported, { seen }) };
  return { verdict: 'claimed', text: say(weighed.onlyPart, { seen }) };
}

/** A sentence as it stands after a colon: in German it begins with a capital there too. */
const afterColon = (text: string, { language }: Say): string =>
  language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1);
