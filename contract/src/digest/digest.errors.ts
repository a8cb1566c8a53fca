import type { ErrorTable } from '../errors.ts';

/** Errors of the mail on how a firm stands. */
export const DIGEST_ERRORS = {
  DIGEST_LINK_INVALID: {
    status: 404,
    message: 'This link is not valid any more. You choose which emails you get in the settings of the portal.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly digest: typeof DIGEST_ERRORS;
  }
}
