import { texts } from '../texts/texts.ts';

/** What is wrong with a value of an entry, at its field or in its row of a file. */
export const faults = texts('registers.faults', {
  required: 'Please fill this in.',
  tooLong: 'Please enter at most {most, number} characters.',
  date: 'Please enter the date as year-month-day, such as 2026-11-22.',
  number: 'Please enter a number such as 8 or 2.5.',
  yesNo: 'Please enter yes or no.',
  email: 'Please enter a valid email address.',
  choice: 'Please choose one of: {options}.',
});
