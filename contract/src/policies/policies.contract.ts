import type { ModuleContract } from '../module-contract.ts';
import * as coverage from './coverage.calls.ts';
import * as interview from './interview.calls.ts';
import * as policies from './policies.calls.ts';
import { POLICIES_ERRORS } from './policies.errors.ts';
import * as signOff from './sign-off.calls.ts';
import { SIGN_OFF_ERRORS } from './sign-off.errors.ts';

/** What policies says on the wire: its calls by file, and its table of errors. */
export const POLICIES = {
  calls: { policies, interview, coverage, signOff },
  errors: { policies: POLICIES_ERRORS, signOff: SIGN_OFF_ERRORS },
} as const satisfies ModuleContract;
