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
  state: 'Status',
  askedBy: 'Asked by',
  lastReply: 'Last reply',
  /** What a request is about, such as "Weakness: Remote desktop is open". */
  about: '{kind}: {label}',
  lastByConcierge: '<day>{date}</day> <who>by the concierge</who>',
  lastByYou: '<day>{date}</day> <who>by your team</who>',
});

export const requestsTab = texts('concierge.requests.requestsTab', {
  what: 'Your help requests',
  loadingYourHelpRequests: 'Loading your help requests',
  askAnything: 'Ask anything you want to know',
  thereAreNoSilly:
    'There are no silly questions. Tell us in your own words what you’re stuck on. The answer will appear here, and we’ll email you when it does.',
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
  continueRequest: 'Continue',
  notSolvedAfterAll: 'Not solved after all? Write here to reopen the request.',
  yourMessage: 'Your message',
  sending: 'Sending',
  send: 'Send',
});

export const replyItem = texts('concierge.requests.replyItem', {
  you: 'You',
  fromConcierge: '{name}<team> · Cyber Concierge</team>',
});

export const requestView = texts('concierge.requests.requestView', {
  helpRequests: 'Help requests',
  askedBy: 'Asked by {name} on {day}',
  about: '{kind}: {label}',
  aboutLinked: '{kind}: <link>{label}</link>',
  closeRequest: 'Close request',
  history: 'History',
  closeThis: 'Close this request?',
  youNoLongerNeed:
    'Close it if you no longer need help with it. Its history will stay here, and writing again will reopen it.',
});

export const requestPage = texts('concierge.requests.requestPage', {
  helpRequest: 'Help request',
  loadingTheHelpRequest: 'Loading the help request',
});
