import type { FactTopic } from '../../facts/fact.ts';

/** What a group of facts is called, what it is worth, and why. */
export type ScoreTopic = {
  readonly name: string;
  /** Of 100; the facts of a group share them alike. */
  readonly points: number;
  readonly why: string;
};

/**
 * The hundred points of the score by group of facts. The order is that of losses of small firms as the sources of the rating's
 * method tell them: taken-over mailboxes and false transfers first, then what was not updated or stood open, then what makes
 * recovery possible.
 */
export const SCORE_TOPICS: Readonly<Record<FactTopic, ScoreTopic>> = {
  'second-factor': {
    name: 'Second factor at sign-in',
    points: 18,
    why: 'Six in ten claims by small companies are hijacked mailboxes and transfers to fake accounts; a second factor stops most of them.',
  },
  systems: {
    name: 'Computers and network',
    points: 18,
    why: 'Exploited weaknesses are how most attackers get in; updates, protection and closed ports keep them out.',
  },
  backup: {
    name: 'Backup and recovery',
    points: 17,
    why: 'It decides whether ransomware costs you days or the company.',
  },
  people: {
    name: 'People and rules',
    points: 14,
    why: 'Phishing starts with a person, and so does the report that stops it.',
  },
  web: {
    name: 'Websites and email',
    points: 12,
    why: 'What anyone can see, try and forge in your name.',
  },
  access: {
    name: 'Passwords and rights',
    points: 10,
    why: 'How much one stolen password opens depends on who has access to what.',
  },
  incidents: {
    name: 'When something happens',
    points: 6,
    why: 'The first hours cost least when everyone knows who to call.',
  },
  data: {
    name: 'Data',
    points: 5,
    why: 'You can protect what you know you have, and what you do not keep cannot be stolen.',
  },
};
