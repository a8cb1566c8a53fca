import type { ErrorTable } from '../errors.ts';

/** Errors of the mail on how a firm stands. */
export const DIGEST_ERRORS = {
  DIGEST_LINK_INVALID: {
    status: 404,
    message: 'This link is no longer valid. You can choose which emails you get in the portal’s settings.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly digest: typeof DIGEST_ERRORS;
  }
}
