import { texts } from '@portal/domain/texts/texts.ts';

export const checkedRows = texts('training.people.checkedRows', {
  fresh: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  twiceInTheList: 'Listed twice',
  error: 'Error',
  rowsOfTheList: 'Rows in the list',
  /** "unseen" is only read out: what the number at the start of a row is. */
  line: '<unseen>Line</unseen> {line}',
  andMoreRowsLike: 'And more rows like these.',
});

export const useCheckedFile = texts('training.people.useCheckedFile', {
  cannotUploadFile: 'Cannot upload file.',
  cannotUploadBecause: 'Cannot upload file. {reason}',
  theListCouldNot: 'The list could not be read. Please try again.',
});

export const checkedPeople = texts('training.people.checkedPeople', {
  added: '{count, number} added',
  changed: '{count, number} changed',
  leftOut: '{count, number} left out',
  /** "results" is a list such as "3 added, 1 changed". */
  imported: 'The list was imported: {results}.',
  adding:
    '{count, plural, one {Adding # person. This may take a few seconds.} other {Adding # people. This may take a few seconds.}}',
  fresh: '{count, number} new',
  unchanged: '{count, number} unchanged',
  twice: '{count, number} listed twice',
  withErrors: '{count, number} with errors',
  lacksSeats:
    'Your plan has {seats, plural, one {# seat} other {# seats}}; {needed, plural, one {# is needed} other {# are needed}}.',
  removePeopleWhoHave: 'Remove people who have left, or choose a larger plan. Nothing has been saved yet.',
  rowsHaveErrors: '{count, plural, one {One row has an error.} other {# rows have errors.}}',
  fixYourListAnd: 'Fix your list and check it again, or leave those rows out.',
  readAs: 'Read as {encoding}.',
  notRead: 'Ignored columns: {columns}.',
  leaveOutRowsWith: 'Leave out rows with errors',
  back: 'Back',
  add: 'Add {count, plural, one {# person} other {# people}}',
  saveChanges: 'Save changes',
  save: 'Save {count, plural, one {# change} other {# changes}}',
});

export const fileOfPeople = texts('training.people.fileOfPeople', {
  aListOfPeople: 'A list of people',
  description: 'CSV or Excel (.xlsx), up to 10 MB',
  downloadATemplateTo: 'Download a template to fill in',
  cancel: 'Cancel',
  readingTheFile: 'Reading the file',
  checkTheFile: 'Check the file',
});

export const listOfPeople = texts('training.people.listOfPeople', {
  onePersonPerLine: 'One person per line',
  description:
    'Name and email address, and a department if you like: Sam Ortiz, sam@firm.example, Sales. You can paste cells from a spreadsheet.',
  noLineHasAn: 'No line has an email address. Enter one after each name.',
  cancel: 'Cancel',
  readingTheList: 'Reading the list',
  checkTheList: 'Check the list',
});

export const onePerson = texts('training.people.onePerson', {
  nameWasAddedAn: '{name} was added. An email with a personal link is on its way.',
  name: 'Name',
  email: 'Email',
  departmentOptional: 'Department (optional)',
  startOfTraining: 'Training starts',
  description:
    'Their first course opens on this day, but not before your program begins. A date in the past counts as today.',
  cancel: 'Cancel',
  addPerson: 'Add person',
});

export const addPeopleDialog = texts('training.people.addPeopleDialog', {
  onePerson: 'One person',
  aList: 'A list',
  aFile: 'A file',
  title: 'Add people',
  howWouldYouLike: 'How would you like to add them?',
  everyoneGetsAnEmail:
    'Everyone gets an email with a personal link to their first course. {left, plural, one {# of {seats, number} seats is free.} other {# of {seats, number} seats are free.}}',
});
