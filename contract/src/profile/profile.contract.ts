import type { ModuleContract } from '../module-contract.ts';
import * as countries from './countries.calls.ts';
import * as profile from './profile.calls.ts';
import { PROFILE_ERRORS } from './profile.errors.ts';

/** What profile says on the wire: its calls by file, and its table of errors. */
export const PROFILE = {
  calls: { countries, profile },
  errors: { profile: PROFILE_ERRORS },
} as const satisfies ModuleContract;
