import type { ModuleContract } from '../module-contract.ts';
import * as maturity from './maturity.calls.ts';
import { MATURITY_ERRORS } from './maturity.errors.ts';
import * as maturityAsks from './maturity-asks.calls.ts';

/** What maturity says on the wire: its calls by file, and its table of errors. */
export const MATURITY = {
  calls: { maturity, maturityAsks },
  errors: { maturity: MATURITY_ERRORS },
} as const satisfies ModuleContract;
