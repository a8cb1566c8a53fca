import type { ErrorTable } from '../errors.ts';

/** Errors of handovers. */
export const HANDOVERS_ERRORS = {
  HANDOVER_LINK_INVALID: {
    status: 404,
    message: 'This link is no longer available. Please ask the person who sent it for a new one.',
  },
  NOTHING_TO_HAND_OVER: { status: 409, message: 'There are no open items here to send.' },
  TOO_MANY_HANDOVERS: { status: 409, message: 'You already have {maximum} active links. Revoke one first.' },
  HANDOVER_HAS_NO_EMAIL: { status: 400, message: 'Please enter an email address.' },
  HANDOVER_REVOKED: { status: 409, message: 'This link was revoked. Send a new one instead.' },
  CHECKED_OFTEN: {
    status: 429,
    message:
      'This has already been reported as fixed {maximum} times today. Please try again tomorrow, or ask a question.',
  },
  TOO_MANY_QUESTIONS: {
    status: 429,
    message: 'No more questions can be sent today. Please call the person who sent you the link.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly handovers: typeof HANDOVERS_ERRORS;
  }
}
