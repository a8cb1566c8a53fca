import { FACT_TOPICS, type FactTopic } from '../../facts/fact.ts';
import { factOf } from '../../facts/facts.ts';
import type { KnownFact } from '../../facts/known-facts.ts';
import type { Say } from '../../texts/say.ts';
import { type Ceiling, ceilingOf, type Danger } from './ceiling.ts';
import { SCORE_TOPICS } from './score-topics.ts';

/** How a group of facts stands in the score. */
export type TopicScore = {
  readonly topic: FactTopic;
  /** What it brings, of `of`; both of 100 and not rounded. */
  readonly points: number;
  readonly of: number;
  /** Of the points, those of facts that nobody looked at or stated. */
  readonly unknown: number;
};

/** One number for how safe a firm is, with all that makes it. */
export type FirmScore = Ceiling & {
  /** 0 to 100, whole. */
  readonly score: number;
  /** Before the ceiling: 0 to 100, not rounded. */
  readonly points: number;
  /** Points of 100 that wait for somebody to look or to state. */
  readonly unknown: number;
  readonly topics: readonly TopicScore[];
};

/**
 * What a fact brings: all of its points for a yes, half for "in part" and for a yes that is to be confirmed, nothing for a no and
 * for what is not known. No fault found is never a yes.
 */
export function shareOf({ value, isStale }: Pick<KnownFact, 'value' | 'isStale'>): number {
  if (value === 'yes') return isStale ? 0.5 : 1;
  return value === 'partly' ? 0.5 : 0;
}

/**
 * The score of a firm: the points of its facts by group (`SCORE_TOPICS`), times the share of the ceiling. Facts that do not apply
 * are left out, and a group without any other leaves its points to the rest. Below a ceiling every point counts less, so that
 * each step still shows.
 */
export function scoreFirm(facts: readonly KnownFact[], dangers: readonly Danger[], say: Say): FirmScore {
  const applying = facts.filter(({ value }) => value !== 'not-applicable');
  const present = FACT_TOPICS.filter((topic) => applying.some(({ key }) => factOf(key).topic === topic));
  const all = present.reduce((sum, topic) => sum + SCORE_TOPICS[topic].points, 0);
  const topics = present.map((topic) => {
    const own = applying.filter(({ key }) => factOf(key).topic === topic);
    const of = (SCORE_TOPICS[topic].points / all) * 100;
    const each = of / own.length;
    return {
      topic,
      of,
      points: own.reduce((sum, fact) => sum + each * shareOf(fact), 0),
      unknown: each * own.filter(({ value }) => value === 'unknown').length,
    };
  });
  const points = topics.reduce((sum, topic) => sum + topic.points, 0);
  const ceiling = ceilingOf(facts, dangers, say);
  return {
    ...ceiling,
    topics,
    points,
    score: Math.round((points * ceiling.reachable) / 100),
    unknown: topics.reduce((sum, topic) => sum + topic.unknown, 0),
  };
}
