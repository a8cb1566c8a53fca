import type { ModuleContract } from '../module-contract.ts';
import * as developers from './developers.calls.ts';
import { DEVELOPERS_ERRORS } from './developers.errors.ts';

/** What the page for developers says on the wire; the public interface itself is in `operations.ts`. */
export const DEVELOPERS = {
  calls: { developers },
  errors: { developers: DEVELOPERS_ERRORS },
} as const satisfies ModuleContract;
