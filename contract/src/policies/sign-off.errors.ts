import type { ErrorTable } from '../errors.ts';

/** Errors of signing off policies; the portal's own, as the specification gives the plan's flag alone. */
export const SIGN_OFF_ERRORS = {
  SIGN_OFF_NOT_IN_PLAN: { status: 403, message: 'Your plan does not include signing off on policies.' },
  SIGN_OFF_NEEDS_ACTIVE: { status: 409, message: 'Only the current approved version can be signed off on.' },
  SIGN_OFF_LINK_INVALID: {
    status: 404,
    message: 'This link no longer works. Please ask the person who sent it for a new one.',
  },
  SIGN_OFF_TEXT_CHANGED: {
    status: 409,
    message: 'This is not the text you were shown. Reload the page, read it, and then confirm.',
  },
  SIGN_OFF_QUESTIONS_OPEN: {
    status: 409,
    message: 'Please answer every question first. If you do not see any, reload the page.',
  },
  SIGN_OFF_WITHDRAWN: { status: 409, message: 'You no longer need to confirm this version. Reload the page.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly signOff: typeof SIGN_OFF_ERRORS;
  }
}
