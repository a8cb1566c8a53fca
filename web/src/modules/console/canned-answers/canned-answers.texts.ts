import { texts } from '@portal/domain/texts/texts.ts';

export const cannedAnswerDialog = texts('console.cannedAnswers.cannedAnswerDialog', {
  newCannedAnswer: 'New canned answer',
  editCannedAnswer: 'Edit canned answer',
  createAnswer: 'Create answer',
  saveChanges: 'Save changes',
  theAnswerIsReady: 'The answer is ready.',
  theAnswerWasChanged: 'The answer was changed.',
  title: 'Title',
  description: 'Helps you find it. Customers don’t see it.',
  text: 'Text',
  placeholders:
    "<code>'{'firstName'}'</code> and <code>'{'companyName'}'</code> are replaced with the name and company of the person who asked.",
});

export const cannedAnswersPage = texts('console.cannedAnswers.cannedAnswersPage', {
  cannedAnswers: 'Canned answers',
  description: 'Write an answer once, insert it with two clicks, and adjust it before you send it.',
  newAnswer: 'New answer',
  loadingTheCannedAnswers: 'Loading the canned answers',
  what: 'The canned answers',
  title: 'No canned answers yet',
  saveTheAnswersYou: 'Save the answers you give again and again, such as how to turn on a second factor.',
  titleColumn: 'Title',
  beginsWith: 'Begins with',
  edit: 'Edit',
  delete: 'Delete',
  theAnswerWasDeleted: 'The answer was deleted.',
  noOneCanInsert: 'No one will be able to insert it into an answer anymore. Answers already sent won’t change.',
});
