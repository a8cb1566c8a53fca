import type { ModuleContract } from '../module-contract.ts';
import * as insurance from './insurance.calls.ts';
import { INSURANCE_ERRORS } from './insurance.errors.ts';

/** What insurance says on the wire: its calls by file, and its table of errors. */
export const INSURANCE = {
  calls: { insurance },
  errors: { insurance: INSURANCE_ERRORS },
} as const satisfies ModuleContract;
