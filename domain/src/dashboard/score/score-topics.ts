import type { FactTopic } from '../../facts/fact.ts';
import type { Phrase } from '../../texts/texts.ts';
import { topicNames, topicReasons } from './score.texts.ts';

/** What a group of facts is called, what it is worth, and why. */
export type ScoreTopic = {
  readonly name: Phrase;
  /** Of 100; the facts of a group share them alike. */
  readonly points: number;
  readonly why: Phrase;
};

/**
 * The hundred points of the score by group of facts. The order is that of losses of small firms as the sources of the rating's
 * method tell them: taken-over mailboxes and false transfers first, then what was not updated or stood open, then what makes
 * recovery possible.
 */
export const SCORE_TOPICS: Readonly<Record<FactTopic, ScoreTopic>> = {
  'second-factor': { name: topicNames['second-factor'], points: 18, why: topicReasons['second-factor'] },
  systems: { name: topicNames.systems, points: 18, why: topicReasons.systems },
  backup: { name: topicNames.backup, points: 17, why: topicReasons.backup },
  people: { name: topicNames.people, points: 14, why: topicReasons.people },
  web: { name: topicNames.web, points: 12, why: topicReasons.web },
  access: { name: topicNames.access, points: 10, why: topicReasons.access },
  incidents: { name: topicNames.incidents, points: 6, why: topicReasons.incidents },
  data: { name: topicNames.data, points: 5, why: topicReasons.data },
};
