import type { ErrorTable } from '../errors.ts';

/** Errors of security policies; spec part 2, sections 4 and 8. */
export const POLICIES_ERRORS = {
  POLICY_CHANGED: {
    status: 409,
    message: '{savedBy} saved this policy after you opened it. Your text is still here; theirs was not changed.',
  },
  INTERVIEW_CHANGED: {
    status: 409,
    message:
      '{savedBy} saved different answers after you opened this page. Yours are still here; reload the page to see theirs.',
  },
  POLICY_APPROVED: { status: 409, message: 'This version has been approved, so it can no longer be changed.' },
  POLICY_LIMIT_REACHED: {
    status: 409,
    message: 'You already have {maximum} policies of your own. Delete a draft first.',
  },
  POLICY_NOT_SAVED: { status: 409, message: 'Save this policy as a draft first.' },
  NO_LIBRARY_UPDATE: { status: 409, message: 'The library has no newer version of this policy.' },
  POLICY_FILE_REFUSED: { status: 400, message: 'Cannot upload file. {reason}' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly policies: typeof POLICIES_ERRORS;
  }
}
