import { texts } from '@portal/domain/texts/texts.ts';

/** Why a list of people cannot be read; follows "Cannot read file." */
export const refusals = texts('training.people.refusals', {
  oldWorkbook: 'This is an old workbook (.xls). Save it as .xlsx or as CSV.',
  pdf: 'This is a PDF. Choose a CSV file or a workbook (.xlsx).',
  noList: 'This is not a list of people. Choose a CSV file or a workbook (.xlsx).',
  empty: 'It is empty.',
  tooManyRows: 'It has more than {most, number} rows.',
  tooManyColumns: 'It has more than {most, number} columns.',
  tooManyPeople: 'It has more than {most, number} people.',
  noEmailColumn: 'No column is called “Email”. Add a first row with headings.',
  nobody: 'There are no people below its headings.',
  longLine: 'It has a line of more than a million characters.',
  brokenLine: 'Line {line, number} cannot be read: check its quotation marks.',
  workbookTooLarge: 'Once unzipped, this workbook is far too large for a list of people.',
  workbookUnreadable: 'This workbook cannot be read. Open it and save it as .xlsx again, or save it as CSV.',
  workbookMacros: 'This workbook contains macros. Save it as a workbook without macros (.xlsx), or as CSV.',
  workbookFarCells: 'This workbook has stray cells far below or beside its list. Delete them, or save the list as CSV.',
});

/** The example of a list; its headings are among those that are understood. */
export const template = texts('training.people.template', {
  fileName: 'people',
  email: 'Email',
  name: 'Name',
  department: 'Department',
  start: 'Start',
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
  badDate: 'Please write the date as year-month-day, such as 2026-11-22.',
});
