import type { FactTopic } from '../facts/fact.ts';

/** What applications ask and only the firm can write. */
export type OpenQuestion = { readonly topic: FactTopic | 'signature'; readonly question: string; readonly why: string };

/** By key; each answer is a text. */
export const OPEN_QUESTIONS = {
  'past-incidents': {
    topic: 'incidents',
    question: 'Which incidents, losses or claims did you have in the last five years?',
    why: 'Asked in every application. A wrong answer can cost the cover.',
  },
  circumstances: {
    topic: 'incidents',
    question: 'Do you know of anything today that could become a claim?',
    why: 'What was known and not told is not covered.',
  },
  'earlier-cover': {
    topic: 'incidents',
    question: 'Which cover for cyber damage do you have or had, and was one ever refused or ended by an insurer?',
    why: 'Insurers ask each other.',
  },
  'data-kept': {
    topic: 'data',
    question:
      'How many records about people do you keep, and of which kinds (such as payment, health, identity or biometric data)?',
    why: 'Decides the price more than anything else.',
  },
  'business-figures': {
    topic: 'data',
    question: 'What were your sales last year, in which countries do you do business, and which web domains are yours?',
    why: 'Insurers look at every domain from outside, and set limits by sales.',
  },
  'signed-by': {
    topic: 'signature',
    question: 'Who signs the application, and in which role?',
    why: 'Whoever signs answers for every line. The name is printed beside the line for the signature.',
  },
} as const satisfies Readonly<Record<string, OpenQuestion>>;

export type OpenKey = keyof typeof OPEN_QUESTIONS;
export const OPEN_KEYS = Object.keys(OPEN_QUESTIONS) as readonly OpenKey[];
