import type { ErrorTable } from '../errors.ts';

/** Errors of plans; texts of spec part 1, section 8. */
export const PLANS_ERRORS = {
  PLAN_NOT_ELIGIBLE: { status: 400, message: 'Unable to upgrade your plan. Please contact us at {supportEmail}.' },
  PLAN_IS_CURRENT: { status: 409, message: 'Unable to upgrade your plan. Please contact us at {supportEmail}.' },
  PLAN_IS_LOWER: { status: 409, message: 'Unable to upgrade your plan. Please contact us at {supportEmail}.' },
  PLAN_REFUSED: { status: 409, message: 'Unable to upgrade your plan. Please contact us at {supportEmail}.' },
  BILLING_UNAVAILABLE: {
    status: 503,
    message:
      'Our payment service is not responding at the moment. Nothing has changed, and you were not charged. Please try again in a few minutes.',
  },
  PLAN_REQUEST_GONE: {
    status: 409,
    message: 'This request has been answered or changed since you opened it. Please check it again.',
  },
  PLAN_BILLED_ELSEWHERE: {
    status: 409,
    message: 'This organization pays through the billing provider. Please change its plan there.',
  },
  SUBSCRIPTION_STILL_RUNS: {
    status: 409,
    message:
      'This organization still pays through the billing provider. Please cancel its subscription there first, so nothing more is charged.',
  },
  SUBSCRIPTION_ID_INVALID: {
    status: 400,
    message: 'We do not recognize this offer. Check the link you were given, or email {supportEmail} for help.',
  },
  SUBSCRIPTION_ID_EXPIRED: {
    status: 410,
    message:
      'This offer has ended. Ask the person who gave you the link for a new one, or email {supportEmail} for help.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly plans: typeof PLANS_ERRORS;
  }
}
