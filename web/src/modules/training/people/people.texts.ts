import { texts } from '@portal/domain/texts/texts.ts';

export const checkedRows = texts('training.people.checkedRows', {
  newText: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  twiceInTheList: 'Twice in the list',
  error: 'Error',
  rowsOfTheList: 'Rows of the list',
  line: 'Line',
  lineCount: 'line {count}',
  andMoreRowsLike: 'And more rows like these.',
});

export const useCheckedFile = texts('training.people.useCheckedFile', {
  cannotUploadFile: 'Cannot upload file.',
  theListCouldNot: 'The list could not be read. Please try again.',
});

export const checkedPeople = texts('training.people.checkedPeople', {
  addedAdded: '{added} added',
  updatedChanged: '{updated} changed',
  skippedLeftOut: '{skipped} left out',
  theListWasImported: 'The list was imported: {join}.',
  addingWritesPeopleThis: 'Adding {writes} people. This may take a few seconds.',
  newNew: '{new} new',
  updateChanged: '{update} changed',
  unchangedUnchanged: '{unchanged} unchanged',
  duplicateTwiceInThe: '{duplicate} twice in the list',
  errorWithErrors: '{error} with errors',
  yourPlanHasPlan: 'Your plan has {plan} seats; {needed} are needed.',
  removePeopleWhoHave: 'Remove people who have left, or choose a larger plan. Nothing has been saved yet.',
  oneRowHasAn: 'One row has an error.',
  errorRowsHaveErrors: '{error} rows have errors.',
  fixYourListAnd: 'Fix your list and check it again, or leave those rows out.',
  notReadJoin: 'Not read: {join}.',
  leaveOutRowsWith: 'Leave out rows with errors',
  back: 'Back',
  addAddedAdded: 'Add {added} {added, plural, one {person} other {people}}',
  saveChanges: 'Save changes',
  saveWritesWrites: 'Save {writes} {writes, plural, one {change} other {changes}}',
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
  noLineHasAn: 'No line has an email address. Write one after each name.',
  cancel: 'Cancel',
  readingTheList: 'Reading the list',
  checkTheList: 'Check the list',
});

export const onePerson = texts('training.people.onePerson', {
  nameWasAddedAn: '{name} was added. An email with a personal link is on its way.',
  name: 'Name',
  email: 'Email',
  departmentOptional: 'Department (optional)',
  startOfTraining: 'Start of training',
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
    'Everyone gets an email with a personal link to their first course. {left} of {seats} seats are free.',
});
