import type { ModuleContract } from '../module-contract.ts';
import * as ratings from './ratings.calls.ts';
import { RATINGS_ERRORS } from './ratings.errors.ts';

/** What ratings says on the wire: its calls by file, and its table of errors. */
export const RATINGS = {
  calls: { ratings },
  errors: { ratings: RATINGS_ERRORS },
} as const satisfies ModuleContract;
