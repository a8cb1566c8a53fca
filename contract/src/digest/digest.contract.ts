import type { ModuleContract } from '../module-contract.ts';
import * as digest from './digest.calls.ts';
import { DIGEST_ERRORS } from './digest.errors.ts';

/** What the mail on how a firm stands says on the wire: its calls, and its table of errors. */
export const DIGEST = {
  calls: { digest },
  errors: { digest: DIGEST_ERRORS },
} as const satisfies ModuleContract;
