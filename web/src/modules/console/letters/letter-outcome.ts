import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { letterOutcome as texts } from './letters.texts.ts';

type Letter = CallOutput<'listLetters'>['data']['letters'][number];

/** How many of something: "1 customer", "38 customers". */
export const customersInWords = (count: number) =>
  count === 1 ? say(texts.text1Customer) : say(texts.countCustomers, { count });
export const peopleInWords = (count: number) =>
  count === 1 ? say(texts.text1Person) : say(texts.countPeople, { count });

/** What has become of a letter so far: "Sent to 41 people at 38 customers. 2 customers were left out." */
export function letterOutcome({ customers, people, leftOut, waiting }: Omit<Letter, 'letterId'>): string {
  const sent = say(texts.sentToPeopleInWordsAt, {
    peopleInWords: peopleInWords(people),
    customersInWords: customersInWords(customers),
  });
  const left = leftOut === 0 ? '' : ` ${customersInWords(leftOut)} ${leftOut === 1 ? 'was' : 'were'} left out.`;
  return `${sent}${left}${waiting === 0 ? '' : ` ${customersInWords(waiting)} still to come.`}`;
}
