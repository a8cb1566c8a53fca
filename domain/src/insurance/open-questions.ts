import type { FactTopic } from '../facts/fact.ts';
import type { Phrase } from '../texts/texts.ts';
import { openQuestions, openReasons } from './insurance.texts.ts';

/** What applications ask and only the firm can write. */
export type OpenQuestion = { readonly topic: FactTopic | 'signature'; readonly question: Phrase; readonly why: Phrase };

/** By key; each answer is a text. */
export const OPEN_QUESTIONS = {
  'past-incidents': {
    topic: 'incidents',
    question: openQuestions['past-incidents'],
    why: openReasons['past-incidents'],
  },
  circumstances: { topic: 'incidents', question: openQuestions.circumstances, why: openReasons.circumstances },
  'earlier-cover': { topic: 'incidents', question: openQuestions['earlier-cover'], why: openReasons['earlier-cover'] },
  'data-kept': { topic: 'data', question: openQuestions['data-kept'], why: openReasons['data-kept'] },
  'business-figures': {
    topic: 'data',
    question: openQuestions['business-figures'],
    why: openReasons['business-figures'],
  },
  'signed-by': { topic: 'signature', question: openQuestions['signed-by'], why: openReasons['signed-by'] },
} as const satisfies Readonly<Record<string, OpenQuestion>>;

export type OpenKey = keyof typeof OPEN_QUESTIONS;
export const OPEN_KEYS = Object.keys(OPEN_QUESTIONS) as readonly OpenKey[];
