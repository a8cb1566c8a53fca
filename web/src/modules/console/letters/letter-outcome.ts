import type { CallOutput } from '../../../api/calls.ts';

type Letter = CallOutput<'listLetters'>['data']['letters'][number];

/** How many of something: "1 customer", "38 customers". */
export const customersInWords = (count: number) => (count === 1 ? '1 customer' : `${count} customers`);
export const peopleInWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** What has become of a letter so far: "Sent to 41 people at 38 customers. 2 customers were left out." */
export function letterOutcome({ customers, people, leftOut, waiting }: Omit<Letter, 'letterId'>): string {
  const sent = `Sent to ${peopleInWords(people)} at ${customersInWords(customers)}.`;
  const left = leftOut === 0 ? '' : ` ${customersInWords(leftOut)} ${leftOut === 1 ? 'was' : 'were'} left out.`;
  return `${sent}${left}${waiting === 0 ? '' : ` ${customersInWords(waiting)} still to come.`}`;
}
