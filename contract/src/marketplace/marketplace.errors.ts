import type { ErrorTable } from '../errors.ts';

/** Errors of the marketplace and of its pages in the console; the specification shows none. */
export const MARKETPLACE_ERRORS = {
  OFFER_GONE: { status: 404, message: 'This offer has ended. Reload the page to see what’s available now.' },
  NO_CODES_LEFT: {
    status: 409,
    message:
      'All codes for this offer are taken. Click “I’m interested,” and we’ll let you know when there are new ones.',
  },
  PARTNER_UNKNOWN: { status: 400, message: 'Please choose one of the existing partners.' },
  PARTNER_HAS_OFFERS: { status: 409, message: 'This partner has offers. Delete them first.' },
  OFFER_IS_PUBLISHED: { status: 409, message: 'Withdraw this offer first.' },
  OFFER_HAS_ENDED: { status: 400, message: 'The last day of this offer has passed. Choose a later end date first.' },
  OFFER_DAYS_REVERSED: { status: 400, message: 'The last day has to come after the first.' },
  CODES_NOT_VALID: { status: 400, message: 'Please check the codes. {reason}' },
  MARKETPLACE_LIMIT: { status: 409, message: 'You have reached the limit of {maximum}. Delete one first.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly marketplace: typeof MARKETPLACE_ERRORS;
  }
}
