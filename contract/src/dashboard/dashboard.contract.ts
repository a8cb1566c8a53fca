import type { ModuleContract } from '../module-contract.ts';
import * as dashboard from './dashboard.calls.ts';

/** What dashboard says on the wire: its calls by file, and its table of errors. */
export const DASHBOARD = {
  calls: { dashboard },
  errors: {},
} as const satisfies ModuleContract;
