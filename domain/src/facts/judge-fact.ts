import { STATEMENT_DAYS } from './fact.ts';
import { FACT_KEYS, type FactKey, factOf } from './facts.ts';
import type { FirmKnowledge, KnownFact, ToldWeakness } from './known-facts.ts';
import { isLess, lesser, type SeenOfFact, seenOfFact } from './seen-of-fact.ts';
import { type StatedOfFact, statedOfFact } from './stated-of-fact.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * How a fact stands by all that is known of a firm. What the portal sees or an expert told to be missing is never a yes, whatever was
 * stated, and what contradicts a statement is shown beside it. A corner that is sound leaves the rest open; what nobody looked at or
 * stated is unknown.
 */
export function judgeFact(key: FactKey, knowledge: FirmKnowledge): KnownFact {
  const fact = factOf(key);
  const seen = seenOfFact(fact, knowledge.portal);
  const stated = statedOfFact(key, fact, knowledge);
  const told = worstOf(knowledge.told.filter((weakness) => weakness.fact === key));
  const heard = hear(key, seen, stated);
  const known = told === null ? heard : hold(heard, told, stated);
  const isStale =
    known.basis === 'stated' &&
    known.at !== null &&
    knowledge.now.getTime() - Date.parse(known.at) > STATEMENT_DAYS * DAY_MS;
  return { ...known, isStale };
}

/** All facts of a firm. */
export const judgeFacts = (knowledge: FirmKnowledge): readonly KnownFact[] =>
  FACT_KEYS.map((key) => judgeFact(key, knowledge));

type Heard = Omit<KnownFact, 'isStale'>;

const nothing = (key: FactKey): Heard => ({
  key,
  value: 'unknown',
  basis: 'none',
  text: 'Nothing is known about this yet.',
  at: null,
  by: null,
  contradicted: null,
  href: null,
});

/** The portal and the firm. */
function hear(key: FactKey, seen: SeenOfFact | null, stated: StatedOfFact | null): Heard {
  const base = { ...nothing(key), href: seen?.href ?? null };
  if (stated === null || stated.value === 'unknown' || (stated.value === 'not-applicable' && seen !== null)) {
    if (seen !== null && seen.shows !== null)
      return { ...base, value: seen.shows, basis: 'seen', text: seen.text, contradicted: against(stated, seen.shows) };
    if (stated !== null && stated.value === 'unknown') {
      const text = seen === null ? stated.text : `${stated.text} ${SEEN_IN_A_CORNER} ${seen.text}`;
      return { ...base, basis: 'stated', text, at: stated.at, by: stated.by };
    }
    if (seen !== null) return { ...base, basis: 'seen', text: `${NOT_STATED} ${SEEN_IN_A_CORNER} ${seen.text}` };
    return base;
  }
  const own = { ...base, value: stated.value, basis: 'stated', at: stated.at, by: stated.by } as const;
  if (seen === null) return { ...own, text: stated.text };
  const value = lesser(stated.value, seen.allows);
  if (isLess(value, stated.value)) {
    const contradicted = { value: stated.value, at: stated.at };
    return { ...base, value, basis: 'seen', text: `You stated more than the portal sees. ${seen.text}`, contradicted };
  }
  // What is seen whole and is more than was stated is what counts.
  if (seen.shows !== null && !isLess(seen.shows, stated.value))
    return { ...base, value: seen.shows, basis: 'seen', text: seen.text };
  return { ...own, text: `${stated.text} The portal itself sees this: ${seen.text}` };
}

/** That there is no such thing is contradicted by seeing it. */
const against = (stated: StatedOfFact | null, shows: KnownFact['value']): KnownFact['contradicted'] =>
  stated?.value === 'not-applicable' && shows !== 'yes' ? { value: stated.value, at: stated.at } : null;

/** An open weakness that an expert told holds a fact down, wherever it was found. */
function hold(heard: Heard, told: ToldWeakness, stated: StatedOfFact | null): Heard {
  if (heard.value === 'no' || (heard.value === 'partly' && told.leaves === 'partly')) return heard;
  const isMore = stated !== null && (stated.value === 'not-applicable' || isLess(told.leaves, stated.value));
  return {
    key: heard.key,
    value: told.leaves,
    basis: 'told',
    text: `An expert reported an open weakness: ${told.title}.`,
    at: told.reportedOn,
    by: null,
    contradicted: isMore ? { value: stated.value, at: stated.at } : heard.contradicted,
    href: told.href,
  };
}

/** The one that leaves least, the newest of those. */
const worstOf = (told: readonly ToldWeakness[]): ToldWeakness | null =>
  told.toSorted(
    (one, other) =>
      Number(one.leaves === 'partly') - Number(other.leaves === 'partly') ||
      other.reportedOn.localeCompare(one.reportedOn),
  )[0] ?? null;

const NOT_STATED = 'Nobody has stated this yet.';
const SEEN_IN_A_CORNER = 'The portal sees only part of it:';
