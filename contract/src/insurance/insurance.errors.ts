import type { ErrorTable } from '../errors.ts';

/** Errors of the readiness sheet; the portal's own, as the specification has no such sheet. */
export const INSURANCE_ERRORS = {
  STATEMENT_CHANGED: {
    status: 409,
    message:
      '{by} answered this in the meantime. Reload the page to see it. Copy your text first, because reloading clears it.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly insurance: typeof INSURANCE_ERRORS;
  }
}
