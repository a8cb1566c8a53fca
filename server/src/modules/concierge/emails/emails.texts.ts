import { texts } from '@portal/domain/texts/texts.ts';

/** That there is something to read, and not what. */
export const news = texts('concierge.emails.news', {
  reported:
    '{count, plural, one {A security weakness was reported to you} other {# security weaknesses were reported to you}}',
  reportedText:
    'Your cyber concierge has found something you should know about. The portal shows what it is, how serious it is and what to do about it. Emails can be read in transit, so we left those details out of this one.',
  readIt: 'Read it in the portal',
  status: '{count, plural, one {The status of a weakness has changed} other {The status of # weaknesses has changed}}',
  statusText:
    'Your cyber concierge has reviewed what was reported to you. You’ll find the current status in the portal.',
  seeStatus: 'See the status',
  message: 'You have a message from your cyber concierge',
  messageText: 'It is about security at companies like yours. You can read it in the portal.',
  readMessage: 'Read the message',
  preheader: 'Sign in to read it.',
  noPassword:
    'We never ask for a password by email. If you aren’t sure about the link, type the portal’s address yourself.',
  /** Completes "You received this message because". */
  reason: 'you are an admin of your organization in {brand}.',
});

export const helpAnswer = texts('concierge.emails.helpAnswer', {
  subject: 'Your cyber concierge has answered ({number})',
  preheader: 'Sign in to read the answer.',
  heading: 'Your cyber concierge has answered',
  what: 'We’ve answered your request {number}. Read the answer in the portal, and reply there if anything is still unclear.',
  read: 'Read the answer',
  /** Completes "You received this message because". */
  reason: 'you wrote to the cyber concierge in {brand}.',
});

/** Read by the provider's staff. */
export const helpRequest = texts('concierge.emails.helpRequest', {
  subject: '{number}: {organization} is asking for help',
  repliedSubject: '{number}: {organization} has replied',
  preheader: 'A new request is waiting for an answer.',
  repliedPreheader: 'The customer is waiting for an answer.',
  heading: '{organization} is asking for help',
  repliedHeading: '{organization} has replied',
  whatToDo: 'Read and answer it in the console. The request is assigned to the first person who answers.',
  request: 'Request',
  organization: 'Organization',
  about: 'About',
  open: 'Open the request',
  /** Completes "You received this message because". */
  reason: 'this address receives requests to the {brand} cyber concierge.',
});
