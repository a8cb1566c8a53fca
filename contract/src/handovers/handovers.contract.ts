import type { ModuleContract } from '../module-contract.ts';
import * as handovers from './handovers.calls.ts';
import { HANDOVERS_ERRORS } from './handovers.errors.ts';

/** What handovers say on the wire: their calls by file, and their table of errors. */
export const HANDOVERS = {
  calls: { handovers },
  errors: { handovers: HANDOVERS_ERRORS },
} as const satisfies ModuleContract;
