import type { ErrorTable } from '../errors.ts';

/** Errors of plans; texts of spec part 1, section 8. */
export const PLANS_ERRORS = {
  PLAN_NOT_ELIGIBLE: { status: 400, message: 'Unable to upgrade your plan. Please contact us at {supportEmail}.' },
  SUBSCRIPTION_ID_INVALID: {
    status: 400,
    message: 'This offer is not known. Check the link that you were given, or email {supportEmail} for help.',
  },
  SUBSCRIPTION_ID_EXPIRED: {
    status: 410,
    message: 'This offer has ended. Ask whoever gave you the link for a new one, or email {supportEmail} for help.',
  },
} as const satisfies ErrorTable;
