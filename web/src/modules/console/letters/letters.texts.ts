import { texts } from '@portal/domain/texts/texts.ts';

export const letterOutcome = texts('console.letters.letterOutcome', {
  sent: 'Sent to {people, plural, one {# person} other {# people}} at {customers, plural, one {# customer} other {# customers}}.',
  leftOut: '{count, plural, one {# customer was} other {# customers were}} skipped.',
  stillToCome: '{count, plural, one {# customer has} other {# customers have}} not been reached yet.',
});

export const chosenCustomers = texts('console.letters.chosenCustomers', {
  clearSelection: 'Clear selection',
  writeToThem: 'Write to them',
  chosen: '{count, plural, one {# customer} other {# customers}} selected.',
  tooMany:
    '{count, plural, one {# customer} other {# customers}} selected. You can select up to {limit} one by one. To write to more, narrow the list and write to everyone on it.',
});

export const letterPreview = texts('console.letters.letterPreview', {
  seeItUnderThe: 'Preview for brand',
  theEmail: 'The email',
  subjectSubject: 'Subject: {subject}',
  repliesGoToReplyTo: 'Replies go to {replyTo}',
  youReceivedThisMessage: 'You received this message because {reason}',
  goesTo:
    'This goes to <strong>{people, plural, one {# person} other {# people}}</strong> at <strong>{customers, plural, one {# customer} other {# customers}}</strong>.',
  goesToBrands:
    'This goes to <strong>{people, plural, one {# person} other {# people}}</strong> at <strong>{customers, plural, one {# customer} other {# customers}}</strong>, each under their own brand.',
  getNone:
    '{count, plural, one {# customer} other {# customers}} you chose won’t get it because {count, plural, one {it is} other {they are}} suspended, being deleted, not set up yet, or without users.',
  brandCustomers: '{brand}, {count, plural, one {# customer} other {# customers}}',
});

export const letterDialog = texts('console.letters.letterDialog', {
  thisPasswordIsIncorrect: 'This password is incorrect.',
  yourLetterIsOn: 'Your announcement is on its way to {count, plural, one {# customer} other {# customers}}.',
  title: 'Write to customers',
  seeWhatTheyGet: 'Preview what they’ll get',
  sendTo: 'Send to {count, plural, one {# person} other {# people}}',
  backToTheText: 'Back to the message',
  yourPassword: 'Your password',
  description: 'This confirms that it’s really you writing to all of them.',
  subject: 'Subject',
  text: 'Message',
  eachLineIsA: 'Each line is a paragraph. There is no formatting.',
  toChosen:
    'This announcement goes by email to the admins of the {count, plural, one {# customer} other {# customers}} you chose, under their own brand. The email includes your name, and replies go to the brand’s support address. Write only about the service, because no one can unsubscribe.',
  toAllShown:
    'This announcement goes by email to the admins of all customers that match the current search and status, under their own brand. The email includes your name, and replies go to the brand’s support address. Write only about the service, because no one can unsubscribe.',
});

export const letterPage = texts('console.letters.letterPage', {
  letter: 'Announcement',
  what: 'The announcement',
  loadingTheLetter: 'Loading the announcement',
  allLetters: 'All announcements',
  title: 'What it said',
  toSeeWhetherEach: 'To see whether each email arrived, go to <link>Emails</link>.',
});

export const lettersPage = texts('console.letters.lettersPage', {
  letters: 'Announcements',
  what: 'announcements',
  searchBySubject: 'Search by subject',
  noLettersYet: 'No announcements yet',
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
  letters: 'Announcements',
});
