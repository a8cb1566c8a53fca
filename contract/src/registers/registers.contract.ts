import type { ModuleContract } from '../module-contract.ts';
import * as registerFiles from './register-files.calls.ts';
import * as registers from './registers.calls.ts';
import { REGISTERS_ERRORS } from './registers.errors.ts';

/** What registers say on the wire: their calls by file, and their table of errors. */
export const REGISTERS = {
  calls: { registers, registerFiles },
  errors: { registers: REGISTERS_ERRORS },
} as const satisfies ModuleContract;
