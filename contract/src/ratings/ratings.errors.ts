import type { ErrorTable } from '../errors.ts';

/** What `fastRatings` says in `error` when nothing answers at an address (spec part 2, section 8). */
export const NO_EVENTS = 'No events were found for the provided URL';

/** Errors of the attack surface; the texts about addresses are those of spec part 2, section 5. */
export const RATINGS_ERRORS = {
  RATING_URL_INVALID: { status: 400, message: 'Please enter a valid URL.' },
  RATING_URL_RESTRICTED: {
    status: 400,
    message: 'This address belongs to someone else. If you own this website, please contact support.',
  },
  NO_COMPANY_URL: { status: 409, message: 'Please enter your organization’s website address first.' },
  MEASURED_TODAY: { status: 409, message: 'We already checked your website today. You can check again tomorrow.' },
  NOT_RATED: { status: 409, message: 'There is no rating yet, so there is nothing to report.' },
  INCIDENT_DATE_INVALID: { status: 400, message: 'Please choose a day within the last two years.' },
  TOO_MANY_INCIDENTS: { status: 409, message: '{maximum} incidents are already on record. Remove one first.' },
  INCIDENT_NOTED: { status: 409, message: 'This incident is already on record.' },
  REPORT_NOT_READY: { status: 409, message: 'This report is not ready yet. You will get an email when it is.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly ratings: typeof RATINGS_ERRORS;
  }
}
