import type { Say } from '../texts/say.ts';
import { STATEMENT_DAYS } from './fact.ts';
import { judged } from './facts.texts.ts';
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
export function judgeFact(key: FactKey, knowledge: FirmKnowledge, say: Say): KnownFact {
  const fact = factOf(key);
  const seen = seenOfFact(fact, knowledge.portal, say);
  const stated = statedOfFact(key, fact, knowledge, say);
  const told = worstOf(knowledge.told.filter((weakness) => weakness.fact === key));
  const heard = hear(key, { seen, stated }, say);
  const known = told === null ? heard : hold(heard, { told, stated }, say);
  const isStale =
    known.basis === 'stated' &&
    known.at !== null &&
    knowledge.now.getTime() - Date.parse(known.at) > STATEMENT_DAYS * DAY_MS;
  return { ...known, isStale };
}

/** All facts of a firm. */
export const judgeFacts = (knowledge: FirmKnowledge, say: Say): readonly KnownFact[] =>
  FACT_KEYS.map((key) => judgeFact(key, knowledge, say));

type Heard = Omit<KnownFact, 'isStale'>;

const nothing = (key: FactKey, say: Say): Heard => ({
  key,
  value: 'unknown',
  basis: 'none',
  text: say(judged.unknown),
  at: null,
  by: null,
  contradicted: null,
  href: null,
});

type Spoken = { readonly seen: SeenOfFact | null; readonly stated: StatedOfFact | null };

/** The portal and the firm. */
function hear(key: FactKey, { seen, stated }: Spoken, say: Say): Heard {
  const base = { ...nothing(key, say), href: seen?.href ?? null };
  if (stated === null || stated.value === 'unknown' || (stated.value === 'not-applicable' && seen !== null)) {
    if (seen !== null && seen.shows !== null)
      return { ...base, value: seen.shows, basis: 'seen', text: seen.text, contradicted: against(stated, seen.shows) };
    if (stated !== null && stated.value === 'unknown') {
      const text = seen === null ? stated.text : `${stated.text} ${say(judged.seenInPart, { seen: seen.text })}`;
      return { ...base, basis: 'stated', text, at: stated.at, by: stated.by };
    }
    if (seen !== null) {
      const text = `${say(judged.notStated)} ${say(judged.seenInPart, { seen: seen.text })}`;
      return { ...base, basis: 'seen', text };
    }
    return base;
  }
  const own = { ...base, value: stated.value, basis: 'stated', at: stated.at, by: stated.by } as const;
  if (seen === null) return { ...own, text: stated.text };
  const value = lesser(stated.value, seen.allows);
  if (isLess(value, stated.value)) {
    const contradicted = { value: stated.value, at: stated.at };
    return { ...base, value, basis: 'seen', text: say(judged.statedMore, { seen: seen.text }), contradicted };
  }
  // What is seen whole and is more than was stated is what counts.
  if (seen.shows !== null && !isLess(seen.shows, stated.value))
    return { ...base, value: seen.shows, basis: 'seen', text: seen.text };
  return { ...own, text: `${stated.text} ${say(judged.seenToo, { seen: seen.text })}` };
}

/** That there is no such thing is contradicted by seeing it. */
const against = (stated: StatedOfFact | null, shows: KnownFact['value']): KnownFact['contradicted'] =>
  stated?.value === 'not-applicable' && shows !== 'yes' ? { value: stated.value, at: stated.at } : null;

type Held = { readonly told: ToldWeakness; readonly stated: StatedOfFact | null };

/** An open weakness that an expert told holds a fact down, wherever it was found. */
function hold(heard: Heard, { told, stated }: Held, say: Say): Heard {
  if (heard.value === 'no' || (heard.value === 'partly' && told.leaves === 'partly')) return heard;
  const isMore = stated !== null && (stated.value === 'not-applicable' || isLess(told.leaves, stated.value));
  return {
    key: heard.key,
    value: told.leaves,
    basis: 'told',
    text: say(judged.reported, { title: told.title }),
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
