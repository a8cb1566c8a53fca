import type { ModuleContract } from '../module-contract.ts';
import * as incidents from './incidents.calls.ts';

/** What incidents says on the wire: its calls by file, and its table of errors. */
export const INCIDENTS = {
  calls: { incidents },
  errors: {},
} as const satisfies ModuleContract;
