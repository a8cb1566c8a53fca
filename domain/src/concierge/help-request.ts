/** How a request for help stands; `waiting` is for the customer's answer. */
export const HELP_REQUEST_STATES = ['new', 'inProgress', 'waiting', 'closed'] as const;
export type HelpRequestState = (typeof HELP_REQUEST_STATES)[number];

/** What a request can be about; all but `general` name one thing of the customer's. */
export const HELP_SUBJECTS = ['weakness', 'finding', 'policy', 'course', 'element', 'general'] as const;
export type HelpSubject = (typeof HELP_SUBJECTS)[number];

/** Files that one message can carry. */
export const MAX_HELP_FILES = 5;

/** What a request is after somebody has written: a customer's words want an answer, and so reopen a closed one. */
export function stateAfterReply(state: HelpRequestState, author: 'customer' | 'concierge'): HelpRequestState {
  if (author === 'concierge') return 'waiting';
  return state === 'new' ? 'new' : 'inProgress';
}

const FIRST_NUMBER = 1001;

/** How people name a request, such as "CC-1042". @param ordinal the how manieth of the portal it is, from 1 */
export function helpRequestNumber(ordinal: number): string {
  return `CC-${FIRST_NUMBER - 1 + ordinal}`;
}
