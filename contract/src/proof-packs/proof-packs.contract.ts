import type { ModuleContract } from '../module-contract.ts';
import * as proofPacks from './proof-packs.calls.ts';
import { PROOF_PACKS_ERRORS } from './proof-packs.errors.ts';

/** What proof packs says on the wire: its calls by file, and its table of errors. */
export const PROOF_PACKS = {
  calls: { proofPacks },
  errors: { proofPacks: PROOF_PACKS_ERRORS },
} as const satisfies ModuleContract;
