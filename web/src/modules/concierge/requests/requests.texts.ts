import { texts } from '@portal/domain/texts/texts.ts';

export const requestWords = texts('concierge.requests.requestWords', {
  sent: 'Sent',
  inProgress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  weakness: 'Weakness',
  websiteFinding: 'Website finding',
  policy: 'Policy',
  course: 'Course',
  cyberMaturity: 'Cyber maturity',
  generalQuestion: 'General question',
});

export const requestsTable = texts('concierge.requests.requestsTable', {
  helpRequests: 'Help requests',
  request: 'Request',
  number: 'Number',
  state: 'State',
  askedBy: 'Asked by',
  lastReply: 'Last reply',
  byTheConcierge: 'by the concierge',
  byYourSide: 'by your side',
});

export const requestsTab = texts('concierge.requests.requestsTab', {
  what: 'Your help requests',
  loadingYourHelpRequests: 'Loading your help requests',
  title: 'Ask anything you want to know',
  thereAreNoSilly:
    'There are no silly questions. Say in your own words what you are stuck with. The answer will appear here, and we will email you when it does.',
  show: 'Show',
  all: 'All',
  open: 'Open',
  closed: 'Closed',
  nothingIsOpen: 'Nothing is open',
  nothingIsClosed: 'Nothing is closed',
  pagesOfHelpRequests: 'Pages of help requests',
});

export const replyForm = texts('concierge.requests.replyForm', {
  pleaseWriteWhatYou: 'Please write what you need.',
  thisRequestIsClosed: 'This request is closed',
  continue: 'Continue',
  notSolvedAfterAll: 'Not solved after all? Write here to reopen the request.',
  yourMessage: 'Your message',
  sending: 'Sending',
  send: 'Send',
});

export const replyItem = texts('concierge.requests.replyItem', {
  you: 'You',
  cyberConcierge: '· Cyber Concierge',
});

export const requestView = texts('concierge.requests.requestView', {
  helpRequests: 'Help requests',
  askedByOpenedByOn: 'Asked by {openedBy} on {openedAt}',
  closeRequest: 'Close request',
  history: 'History',
  title: 'Close this request?',
  youNoLongerNeed: 'You no longer need help with it. Its history stays here, and writing again reopens it.',
});

export const requestPage = texts('concierge.requests.requestPage', {
  helpRequest: 'Help request',
  loadingTheHelpRequest: 'Loading the help request',
});
