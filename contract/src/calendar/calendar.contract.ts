import type { ModuleContract } from '../module-contract.ts';
import * as calendar from './calendar.calls.ts';

/** What calendar says on the wire: its calls by file, and its table of errors. */
export const CALENDAR = {
  calls: { calendar },
  errors: {},
} as const satisfies ModuleContract;
