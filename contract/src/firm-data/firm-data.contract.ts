import type { ModuleContract } from '../module-contract.ts';
import * as firmData from './firm-data.calls.ts';

/** What a firm's own data says on the wire: its calls by file, and its table of errors. */
export const FIRM_DATA = {
  calls: { firmData },
  errors: {},
} as const satisfies ModuleContract;
