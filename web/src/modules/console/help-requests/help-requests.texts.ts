import { texts } from '@portal/domain/texts/texts.ts';

export const helpState = texts('console.helpRequests.helpState', {
  new: 'New',
  inProgress: 'In progress',
  waitingForCustomer: 'Waiting for customer',
  closed: 'Closed',
});

export const waitingWords = texts('console.helpRequests.waitingWords', {
  lessThanAMinute: 'Less than a minute',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
});

export const helpRequestsTable = texts('console.helpRequests.helpRequestsTable', {
  helpRequests: 'Help requests',
  nothingFound: 'Nothing found',
  noOneIsWaiting: 'No one is waiting for you',
  tryPartOfThe: 'Try part of the subject or the customer’s name, or other filters.',
  whenSomeoneAsksFor: 'When someone asks for help in their portal, the request waits here for your answer.',
  request: 'Request',
  state: 'Status',
  customerWaiting: 'Customer waiting',
  assignedTo: 'Assigned to',
  noOne: 'No one',
  lastReply: 'Last reply',
  byTheCustomer: 'by the customer',
  byUs: 'by us',
});

export const helpRequestsPage = texts('console.helpRequests.helpRequestsPage', {
  helpRequests: 'Help requests',
  anyone: 'Anyone',
  me: 'Me',
  noOne: 'No one',
  what: 'help requests',
  searchByNumberSubject: 'Search by number, subject or customer',
  state: 'Status',
  allOpen: 'All open',
  all: 'All',
  assignedTo: 'Assigned to',
});

export const cannedAnswersMenu = texts('console.helpRequests.cannedAnswersMenu', {
  cannedAnswers: 'Canned answers',
  insertACannedAnswer: 'Insert a canned answer',
});

export const useAnswerFiles = texts('console.helpRequests.useAnswerFiles', {
  nameIsLargerThan: '{name} is larger than {megabytes} MB.',
  cannotUploadFilePlease: 'Cannot upload file. Please try again.',
  atMostMaxHelp: 'Up to {count} files at a time.',
});

export const answerBox = texts('console.helpRequests.answerBox', {
  answer: 'Answer',
  internalNote: 'Internal note',
  answerSentAndClosed: 'Your answer was sent, and the request is closed.',
  answerSent: 'Your answer was sent. We’ve notified the customer by email.',
  theNoteIsAdded: 'The note was added.',
  write: 'Write',
  title: 'Something was added while you were writing.',
  yourAnswerWasNot:
    'Your answer was not sent, but none of it is lost. Read what’s new above, then send your answer if it still applies.',
  onlyYourColleaguesRead: 'Only your coworkers see this. {companyName} never does.',
  note: 'Note',
  addNote: 'Add note',
  answerToOpenedBy: 'Reply to {openedBy}',
  adding: 'Adding…',
  attachFilesOptional: 'Attach files (optional)',
  upToMaxHelp: 'Up to {count} pictures, PDFs, documents, text files or emails, up to {megabytes} MB each.',
  sendAndClose: 'Send and close',
  sendAnswer: 'Send answer',
});

export const historyItem = texts('console.helpRequests.historyItem', {
  answer: 'Answer',
  internalNoteNeverShown: 'Internal note, never shown to customers',
});

export const requestCard = texts('console.helpRequests.requestCard', {
  weakness: 'Weakness',
  websiteFinding: 'Website finding',
  policy: 'Policy',
  course: 'Course',
  maturityElement: 'Maturity element',
  theStateWasChanged: 'The status was changed.',
  title: 'Request',
  askedBy: 'Asked by',
  askedOn: 'Asked on',
  about: 'About',
  customerWaiting: 'Customer waiting',
  closedOn: 'Closed on',
  state: 'Status',
  assignedTo: 'Assigned to',
  noOne: 'No one',
  noOneIsAssigned: 'It’s no longer assigned to anyone.',
  youAreAssignedNow: 'It’s now assigned to you.',
  assignToMe: 'Assign to me',
  isAssignedNow: 'It’s now assigned to {name}.',
});

export const helpRequestPage = texts('console.helpRequests.helpRequestPage', {
  helpRequest: 'Help request',
  what: 'The help request',
  loadingTheHelpRequest: 'Loading the help request',
  allHelpRequests: 'All help requests',
  history: 'History',
});
