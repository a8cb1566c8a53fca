import type { ErrorTable } from '../errors.ts';

/** Errors of the readiness sheet; the portal's own, as the specification has no such sheet. */
export const INSURANCE_ERRORS = {
  STATEMENT_CHANGED: {
    status: 409,
    message:
      '{by} has answered this since you opened the page. Copy your text, then reload the page to see that answer. Reloading clears what you typed.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly insurance: typeof INSURANCE_ERRORS;
  }
}
