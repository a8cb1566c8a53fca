import type { ModuleContract } from '../module-contract.ts';
import * as checkLeads from './check-leads.calls.ts';
import * as outsideCheck from './outside-check.calls.ts';
import { OUTSIDE_CHECK_ERRORS } from './outside-check.errors.ts';

/** What the open check says on the wire: its calls by file, and its table of errors. */
export const OUTSIDE_CHECK = {
  calls: { outsideCheck, checkLeads },
  errors: { outsideCheck: OUTSIDE_CHECK_ERRORS },
} as const satisfies ModuleContract;
