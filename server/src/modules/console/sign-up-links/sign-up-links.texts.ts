import { texts } from '@portal/domain/texts/texts.ts';

/** What is wrong in a row of a list of people who are to get sign-up links. */
export const rowProblems = texts('console.signUpLinks.rowProblems', {
  uneven: 'This row does not have the same number of cells as the header row.',
  again: 'This address is also on line {line, number}.',
  other: 'Please check this row.',
});
