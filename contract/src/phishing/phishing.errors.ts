import type { ErrorTable } from '../errors.ts';

/** Errors of phishing simulations. */
export const PHISHING_ERRORS = {
  PHISHING_IS_OFF: { status: 409, message: 'Phishing simulations are turned off for your organization.' },
  PHISHING_NO_SENDER: { status: 409, message: 'Your provider has not set a sending domain yet.' },
  PHISHING_SENDER_FAULTY: {
    status: 409,
    message: 'The sending domain did not pass its last check, so nothing can be sent. Your provider can see why.',
  },
  PHISHING_STOPPED: { status: 409, message: 'Your provider has stopped all phishing simulations for now.' },
  PHISHING_SETTINGS_CHANGED: {
    status: 409,
    message: 'Someone else changed these settings after you opened them. Reload the page.',
  },
  PHISHING_DOMAIN_INVALID: { status: 400, message: 'Please enter a domain such as firm.com.' },
  PHISHING_DOMAIN_SHARED: {
    status: 400,
    message: 'Anyone can have a mailbox at {name}, so it cannot be your organization’s own domain.',
  },
  PHISHING_DOMAIN_THERE: { status: 409, message: 'This domain is already on your list.' },
  PHISHING_TOO_MANY_DOMAINS: { status: 409, message: 'You already have {maximum} domains. Remove one first.' },
  PHISHING_RECORD_MISSING: {
    status: 409,
    message: 'The DNS record is not there yet. New records can take up to an hour to show up. Please try again later.',
  },
  PHISHING_CODE_WRONG: { status: 400, message: 'This code is incorrect. Attempts left: {count}.' },
  PHISHING_CODE_OVER: { status: 409, message: 'This code no longer works. Please request a new one.' },
  PHISHING_DATE_INVALID: { status: 400, message: 'Please choose a day between today and {count} days from now.' },
  PHISHING_NOBODY: {
    status: 409,
    message:
      'There is no one to send to: each person needs an address at a verified domain and gets at most one such email every two weeks.',
  },
  PHISHING_CAMPAIGN_BEGUN: { status: 409, message: 'This campaign has begun and can no longer be changed.' },
  PHISHING_CAMPAIGN_OVER: { status: 409, message: 'This campaign is already over.' },
  PHISHING_LINK_INVALID: { status: 404, message: 'This link no longer works.' },
  PHISHING_REPORT_UNREADABLE: {
    status: 400,
    message: 'This does not look like an email. Please save the email as a file, or paste its full text.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly phishing: typeof PHISHING_ERRORS;
  }
}
