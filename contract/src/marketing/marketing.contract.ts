import type { ModuleContract } from '../module-contract.ts';
import * as marketing from './marketing.calls.ts';

/** What marketing says on the wire: its calls by file, and its table of errors. */
export const MARKETING = {
  calls: { marketing },
  errors: {},
} as const satisfies ModuleContract;
