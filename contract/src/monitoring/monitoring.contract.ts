import type { ModuleContract } from '../module-contract.ts';
import * as findings from './findings.calls.ts';
import * as monitoring from './monitoring.calls.ts';
import { MONITORING_ERRORS } from './monitoring.errors.ts';
import * as optIn from './opt-in.calls.ts';
import * as proof from './proof.calls.ts';
import * as scanDescription from './scan-description.calls.ts';
import * as scanSignIn from './scan-sign-in.calls.ts';

/** What monitoring says on the wire: its calls by file, and its table of errors. */
export const MONITORING = {
  calls: { monitoring, optIn, proof, scanDescription, scanSignIn, findings },
  errors: { monitoring: MONITORING_ERRORS },
} as const satisfies ModuleContract;
