import { texts } from '@portal/domain/texts/texts.ts';

/** Why a list of people cannot be read; follows "Cannot read file." */
export const refusals = texts('training.people.refusals', {
  tooManyPeople: 'It has more than {most, number} people.',
  noEmailColumn: 'No column is called “Email”. Add a header row at the top.',
  nobody: 'There are no people below the header row.',
});

/** The example of a list; its headings are among those that are understood. */
export const template = texts('training.people.template', {
  fileName: 'people',
  email: 'Email',
  name: 'Name',
  department: 'Department',
  start: 'Start',
  roles: 'Roles',
  firstEmail: 'ann.lee@your-company.example',
  firstName: 'Ann Lee',
  firstDepartment: 'Sales',
  secondEmail: 'bo.ng@your-company.example',
  secondName: 'Bo Ng',
  secondDepartment: 'Warehouse',
});

/** What is wrong in a row of the list. */
export const problems = texts('training.people.problems', {
  duplicate: 'This address is already on line {line, number}; that line will be used.',
  noEmail: 'Please enter an email address.',
  badRole: 'Please use these roles, separated by commas: {roles}.',
  badDate: 'Please enter the date as year-month-day, such as 2026-11-22.',
});
