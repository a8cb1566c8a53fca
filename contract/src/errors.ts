/** One row of a module's error table: the HTTP status and the text people read; `{name}` is filled in. */
export type ErrorRow = { readonly status: number; readonly message: string };
export type ErrorTable = Readonly<Record<string, ErrorRow>>;

/** So many problems of an input are told at once, so that no answer grows with what was asked (CWE-406). */
export const MAX_PROBLEMS = 20;

/** What every failed call answers with: at least one problem, and at most `MAX_PROBLEMS`. */
export type ErrorReply = {
  readonly success: false;
  readonly errors: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
};

/** Errors that any call may answer with. `{supportEmail}` is the brand's. */
export const GENERAL_ERRORS = {
  ROUTE_NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  NOT_FOUND: { status: 404, message: 'This could not be found. It may have been removed.' },
  CHANGED_ELSEWHERE: {
    status: 409,
    message:
      'Someone else changed these details after you opened them. Review the changes, then save again to keep your version.',
  },
  INVALID_INPUT: { status: 400, message: 'Please check what you entered.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in.' },
  NO_ACCESS: { status: 403, message: 'You do not have access to this.' },
  CLOSED_TO_SERVICE: {
    status: 403,
    message: 'This is not possible while you are working in a customer’s portal. Leave it first.',
  },
  NOT_IN_SANDBOX: {
    status: 403,
    message: 'This is a sandbox with made-up data, so scans, simulations, and orders are turned off.',
  },
  ORGANISATION_REQUIRED: { status: 403, message: 'Please complete your organization details first.' },
  MODULE_NOT_ACTIVE: { status: 403, message: 'Your plan does not include this.' },
  CSRF_REJECTED: { status: 403, message: 'This page is out of date. Reload it and try again.' },
  WRONG_HOST: { status: 421, message: "It looks like you're trying to sign in using an incorrect URL." },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was a bit fast. Please wait a moment and try again.' },
  BODY_TOO_LARGE: { status: 413, message: 'This is too large to send.' },
  UPLOAD_TOO_LARGE: { status: 413, message: 'Cannot upload file. It is larger than {maximum} MB.' },
  UPLOAD_BROKEN: { status: 400, message: 'Cannot upload file. The upload was incomplete. Please try again.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'This kind of content cannot be sent here.' },
  TOO_BUSY: { status: 503, message: 'A lot of people are signing in right now. Please try again in a few seconds.' },
  READERS_BUSY: { status: 503, message: 'We are processing a lot of files right now. Please try again in a minute.' },
  IN_MAINTENANCE: { status: 503, message: 'The portal is under maintenance. Please try again later.' },
  UNAVAILABLE: { status: 503, message: 'The portal cannot reach its database. Please try again in a moment.' },
  UNEXPECTED: { status: 500, message: 'Something went wrong. Try refreshing the page or email {supportEmail}.' },
} as const satisfies ErrorTable;

/** All tables of errors by their owner: each module adds its own in the file that holds it. */
export interface ErrorTables {
  readonly general: typeof GENERAL_ERRORS;
}

type KeysOf<Table> = Table extends unknown ? keyof Table & string : never;

/** A code that one of the tables holds: any other does not compile. */
export type ErrorCode = KeysOf<ErrorTables[keyof ErrorTables]>;
