import type { ErrorTable } from '../errors.ts';

/** Errors of incidents and of the emergency card. */
export const INCIDENTS_ERRORS = {
  EMERGENCY_LINK_INVALID: {
    status: 404,
    message: 'This link is no longer available. Please ask a coworker for the current one.',
  },
  CONTACTS_CHANGED: {
    status: 409,
    message: 'Someone has changed the contacts since you opened this page. Please reload the page and try again.',
  },
  INCIDENT_CLOSED: { status: 409, message: 'This incident has since been closed. Reopen it first.' },
  TOO_MANY_INCIDENT_RECORDS: {
    status: 409,
    message: 'You already have {maximum} incidents. Please ask support for help.',
  },
  TOO_MANY_ENTRIES: { status: 409, message: 'This log already has {maximum} entries. Please start another record.' },
  NOTICED_AT_WRONG: {
    status: 400,
    message: 'Please enter a time within the last 12 months.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly incidents: typeof INCIDENTS_ERRORS;
  }
}
