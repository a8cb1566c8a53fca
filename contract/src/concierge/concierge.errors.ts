import type { ErrorTable } from '../errors.ts';

/** Errors of the cyber concierge and of its pages in the console; the specification gives texts for the pages alone. */
export const CONCIERGE_ERRORS = {
  HELP_FILE_REFUSED: { status: 400, message: 'Cannot upload file. {reason}' },
  HELP_FILE_GONE: { status: 404, message: 'One of the files is no longer there. Please attach it again.' },
  HELP_FILES_LIMIT: { status: 409, message: 'Too many files are waiting to be sent. Try again tomorrow.' },
  WEAKNESS_WITHDRAWN: { status: 409, message: 'This weakness has been withdrawn, so it cannot be changed.' },
  WEAKNESS_NOT_PUBLISHED: { status: 409, message: 'Publish this weakness first.' },
  WEAKNESS_IS_PUBLISHED: {
    status: 409,
    message: 'This weakness has already been published. You can withdraw it instead.',
  },
  WEAKNESS_FILES_LIMIT: { status: 409, message: 'A weakness can have up to {maximum} files. Remove one first.' },
  CVSS_NOT_VALID: { status: 400, message: 'Please check the CVSS vector. {reason}' },
  ORGANISATION_UNKNOWN: { status: 400, message: 'Please choose from the existing customers.' },
  WEAKNESS_IMPORT_REFUSED: { status: 400, message: 'This file cannot be read. {reason}' },
  WEAKNESS_IMPORT_EMPTY: {
    status: 409,
    message: 'There is nothing left to import: every row already exists, has an error, or was left out.',
  },
  MESSAGE_WITHDRAWN: { status: 409, message: 'This message has been withdrawn, so it cannot be changed.' },
  MESSAGE_IS_PUBLISHED: { status: 409, message: 'This message is already published. Withdraw it instead.' },
  MESSAGE_NOT_PUBLISHED: { status: 409, message: 'This message is still a draft.' },
  AUDIENCE_UNKNOWN: {
    status: 400,
    message: 'Part of your selection is no longer available. Please choose again.',
  },
  AUDIENCE_EMPTY: { status: 409, message: 'No one would get this message. Choose who it is for.' },
  ASSIGNEE_UNKNOWN: { status: 400, message: 'Please choose one of your coworkers.' },
  CANNED_ANSWERS_LIMIT: { status: 409, message: 'You have reached the limit of {maximum} answers. Delete one first.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly concierge: typeof CONCIERGE_ERRORS;
  }
}
