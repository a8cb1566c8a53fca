import type { ErrorTable } from '../errors.ts';

/** Errors of proof packs; the portal's own. */
export const PROOF_PACKS_ERRORS = {
  PROOF_PART_NOT_READY: {
    status: 409,
    message: 'There is nothing to show for {part} at the moment. Leave it out, or preview it again.',
  },
  TOO_MANY_PROOF_PACKS: {
    status: 409,
    message: 'You already have {maximum} valid packs. First revoke one you no longer need.',
  },
  PROOF_PACK_NOT_READY: { status: 409, message: 'This pack is not ready yet. Please wait a moment.' },
  PROOF_PACK_OVER: { status: 409, message: 'This pack is no longer valid, and its file is gone. Create a new one.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly proofPacks: typeof PROOF_PACKS_ERRORS;
  }
}
