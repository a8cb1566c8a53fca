import type { FactTopic } from '../facts/fact.ts';

/** What applications ask and only the firm can write. */
export type OpenQuestion = { readonly topic: FactTopic | 'signature'; readonly question: string; readonly why: string };

/** By key; each answer is a text. */
export const OPEN_QUESTIONS = {
  'past-incidents': {
    topic: 'incidents',
    question: 'What incidents, losses or claims have you had in the last five years?',
    why: 'Asked in every application. A wrong answer can cost you your coverage.',
  },
  circumstances: {
    topic: 'incidents',
    question: 'Do you know of anything today that could become a claim?',
    why: 'What you knew and did not disclose is not covered.',
  },
  'earlier-cover': {
    topic: 'incidents',
    question: 'What cyber coverage do you have or did you have, and did an insurer ever refuse or end it?',
    why: 'Insurers check with each other.',
  },
  'data-kept': {
    topic: 'data',
    question:
      'How many records about people do you keep, and what kinds (such as payment, health, identity or biometric data)?',
    why: 'This affects the price more than anything else.',
  },
  'business-figures': {
    topic: 'data',
    question: 'What were your sales last year, in which countries do you do business, and which web domains are yours?',
    why: 'Insurers check every domain from outside, and set limits by sales.',
  },
  'signed-by': {
    topic: 'signature',
    question: 'Who signs the application, and in what role?',
    why: 'The person who signs answers for every line. The name is printed next to the signature line.',
  },
} as const satisfies Readonly<Record<string, OpenQuestion>>;

export type OpenKey = keyof typeof OPEN_QUESTIONS;
export const OPEN_KEYS = Object.keys(OPEN_QUESTIONS) as readonly OpenKey[];
