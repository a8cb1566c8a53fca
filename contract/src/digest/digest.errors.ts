import type { ErrorTable } from '../errors.ts';

/** Errors of the mail on how a firm stands. */
export const DIGEST_ERRORS = {
  DIGEST_LINK_INVALID: {
    status: 404,
    message: 'This link is no longer valid. In the portal’s settings, you can choose which emails you get.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly digest: typeof DIGEST_ERRORS;
  }
}
