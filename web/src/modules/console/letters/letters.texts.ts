import { texts } from '@portal/domain/texts/texts.ts';

export const letterOutcome = texts('console.letters.letterOutcome', {
  text1Customer: '1 customer',
  countCustomers: '{count} customers',
  text1Person: '1 person',
  countPeople: '{count} people',
  sentToPeopleInWordsAt: 'Sent to {peopleInWords} at {customersInWords}.',
});

export const chosenCustomers = texts('console.letters.chosenCustomers', {
  clearSelection: 'Clear selection',
  writeToThem: 'Write to them',
});

export const letterPreview = texts('console.letters.letterPreview', {
  thisGoesToPeopleInWords: 'This goes to <strong>{peopleInWords}</strong> at <strong2>{customersInWords}</strong2>',
  eachUnderTheirOwn: ', each under their own brand',
  seeItUnderThe: 'See it under the brand',
  theEmail: 'The email',
  subjectSubject: 'Subject: {subject}',
  repliesGoToReplyTo: 'Replies go to {replyTo}',
  youReceivedThisMessage: 'You received this message because {reason}',
});

export const letterDialog = texts('console.letters.letterDialog', {
  thisPasswordIsIncorrect: 'This password is incorrect.',
  yourLetterIsOn: 'Your letter is on its way to {customersInWords}.',
  title: 'Write to customers',
  seeWhatTheyGet: 'See what they get',
  sendToPeopleInWords: 'Send to {peopleInWords}',
  backToTheText: 'Back to the text',
  yourPassword: 'Your password',
  description: 'It proves that you are the one writing to all of them.',
  toTheAdminsOf: 'To the admins of the {customersInWords} you chose',
  toTheAdminsOf2: 'To the admins of all customers that the list shows with its search and status',
  byEmailUnderTheir:
    ', by email under their own brand. It names you, and replies go to the brand’s support address. Write only about the service, because no one can unsubscribe.',
  subject: 'Subject',
  text: 'Text',
  eachLineIsA: 'Each line is a paragraph. There is no formatting.',
});

export const letterPage = texts('console.letters.letterPage', {
  letter: 'Letter',
  what: 'The letter',
  loadingTheLetter: 'Loading the letter',
  allLetters: 'All letters',
  title: 'What it said',
  toSeeWhetherEach: 'To see whether each email arrived, go to <link>Emails</link>.',
});

export const lettersPage = texts('console.letters.lettersPage', {
  letters: 'Letters',
  what: 'letters',
  searchBySubject: 'Search by subject',
  noLettersYet: 'No letters yet',
  nothingFound: 'Nothing found',
  chooseCustomers: 'Choose customers',
  chooseCustomersFromThe: 'Choose customers from the list and write to all of their admins in one step.',
  tryPartOfThe: 'Try part of the subject.',
  subject: 'Subject',
  sent: 'Sent',
  by: 'By',
  outcome: 'Outcome',
});

export const lettersConsole = texts('console.letters.lettersConsole', {
  letters: 'Letters',
});
