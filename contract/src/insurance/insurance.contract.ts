import type { ModuleContract } from '../module-contract.ts';
import * as insurance from './insurance.calls.ts';

/** What insurance says on the wire: its calls by file, and its table of errors. */
export const INSURANCE = {
  calls: { insurance },
  errors: {},
} as const satisfies ModuleContract;
