import type { ErrorTable } from '../errors.ts';

/** Errors of website scanning; texts of spec part 2, sections 5 and 8. */
export const MONITORING_ERRORS = {
  TARGET_NAME_TAKEN: { status: 409, message: 'This name already exists, choose another.' },
  TARGET_URL_TAKEN: { status: 409, message: 'This URL is already being used' },
  TARGET_URL_INVALID: { status: 400, message: 'Please enter a valid URL.' },
  TARGET_URL_NOT_PUBLIC: {
    status: 400,
    message:
      'We only scan websites that anyone on the internet can open, on ports 80, 443, 8080 and 8443. This address leads to a private network or to another port.',
  },
  TARGET_URL_RESTRICTED: {
    status: 400,
    message: 'Scanning of this URL is restricted. If you own this website, please contact support.',
  },
  TARGET_LIMIT_REACHED: { status: 409, message: "You've reached the maximum of {maximum} website(s)." },
  SCAN_LEVEL_NOT_IN_PLAN: { status: 400, message: 'Your plan does not include this scan level.' },
  FREQUENCY_NOT_IN_PLAN: { status: 400, message: 'Upgrade to use' },
  SCHEDULE_DATE_INVALID: { status: 400, message: 'Date is not valid.' },
  SCHEDULE_EXISTS: { status: 409, message: 'This website already has a scan schedule.' },
  CONSENT_REQUIRED: { status: 400, message: 'Please confirm that you have permission to scan this website.' },
  SCAN_NOT_RUNNING: { status: 409, message: 'This scan has already finished.' },
  MARK_DATE_INVALID: { status: 400, message: 'Please choose a day within the next 12 months.' },
  RETEST_NOT_POSSIBLE: {
    status: 409,
    message: 'This cannot be tested on its own. Scan the whole website to see whether it is still there.',
  },
  SCAN_RUNNING: {
    status: 409,
    message: 'A scan of this website is running. Cancel it first, or wait for it to finish.',
  },
  OPT_IN_NOT_AVAILABLE: {
    status: 409,
    message: 'This portal’s scanner cannot run this check.',
  },
  OPT_IN_NEEDS_PROOF: {
    status: 409,
    message: 'First show that this website is yours: choose Prove Ownership under Actions.',
  },
  SIGN_IN_NOT_AVAILABLE: {
    status: 409,
    message: 'This portal’s scanner cannot sign in to websites.',
  },
  SIGN_IN_OTHER_SITE: {
    status: 400,
    message: 'This address belongs to another website. Enter an address on the website you are scanning.',
  },
  SIGN_IN_HOST_REFUSED: {
    status: 400,
    message: 'Please enter an address that begins with https:// and has no path, such as https://login.example.com.',
  },
  SIGN_IN_HOST_CONSENT: {
    status: 400,
    message: 'Please confirm that we may use this address for the sign-in.',
  },
  SIGN_IN_SECRET_SIMPLE: {
    status: 400,
    message:
      'Please use at least 8 characters, with letters and numbers or symbols. We hide this secret in everything a scan records, and a plain word cannot be hidden.',
  },
  SIGN_IN_NO_MAIN: {
    status: 409,
    message: 'First save the account that scans use.',
  },
  SIGN_IN_UNTRIED: {
    status: 409,
    message: 'First choose Try it now. Scans only use a sign-in that has worked.',
  },
  DESCRIPTION_NOT_AVAILABLE: {
    status: 409,
    message: 'This portal’s scanner cannot use API descriptions.',
  },
  DESCRIPTION_UNREADABLE: {
    status: 400,
    message: 'We cannot read this from line {line} onward. Please check the file there, or export it again.',
  },
  DESCRIPTION_UNKNOWN: {
    status: 400,
    message:
      'This is not an API description we recognize. Choose OpenAPI 2 or 3, a Postman collection 2.1 or a HAR file.',
  },
  DESCRIPTION_EMPTY: {
    status: 400,
    message: 'This does not describe any operations. Please export it again with all its requests.',
  },
  DESCRIPTION_TOO_COSTLY: {
    status: 400,
    message: 'This file takes too long or too much memory to read. Please choose a smaller one.',
  },
  PROOF_REQUIRED: {
    status: 409,
    message:
      'First show that this website is yours: choose Prove Ownership under Actions. Until then, choose Lightning or Safe.',
  },
  SCAN_SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The scanning service cannot be reached at the moment. Please try again later.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly monitoring: typeof MONITORING_ERRORS;
  }
}
