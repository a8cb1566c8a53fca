import type { ErrorTable } from '../errors.ts';

/** Errors of plans; texts of spec part 1, section 8. */
export const PLANS_ERRORS = {
  PLAN_NOT_ELIGIBLE: { status: 400, message: 'Unable to upgrade your plan. Please contact us at {supportEmail}.' },
} as const satisfies ErrorTable;
