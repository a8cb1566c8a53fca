import type { ModuleContract } from '../module-contract.ts';
import * as billing from './billing.calls.ts';
import * as plans from './plans.calls.ts';
import { PLANS_ERRORS } from './plans.errors.ts';

/** What plans says on the wire: its calls by file, and its table of errors. */
export const PLANS = {
  calls: { plans, billing },
  errors: { plans: PLANS_ERRORS },
} as const satisfies ModuleContract;
