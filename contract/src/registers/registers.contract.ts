import type { ModuleContract } from '../module-contract.ts';
import * as registers from './registers.calls.ts';

/** What registers says on the wire: its calls by file, and its table of errors. */
export const REGISTERS = {
  calls: { registers },
  errors: {},
} as const satisfies ModuleContract;
