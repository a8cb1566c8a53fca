import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { letterOutcome as texts } from './letters.texts.ts';

type Letter = CallOutput<'listLetters'>['data']['letters'][number];

/** What has become of a letter so far: "Sent to 41 people at 38 customers. 2 customers were left out." */
export function letterOutcome({ customers, people, leftOut, waiting }: Omit<Letter, 'letterId'>): string {
  return [
    say(texts.sent, { people, customers }),
    leftOut > 0 && say(texts.leftOut, { count: leftOut }),
    waiting > 0 && say(texts.stillToCome, { count: waiting }),
  ]
    .filter(Boolean)
    .join(' ');
}
