import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { createStrayFilesClearing } from '../concierge/public.ts';
import { insuranceCalls } from './insurance.calls.ts';
import { PROOF_FOLDER } from './proof/keep-proof.ts';
import { findKeptProofs } from './proof/proof-files.store.ts';
import { proofFiles } from './proof/proof-files.ts';

const HOUR_MS = 60 * 60_000;

/** The notice of the insurer, and readiness for a policy. */
export const insurance: ServerModule<Services> = {
  calls: insuranceCalls,
  firmFiles: proofFiles,
  chores: [
    {
      name: 'clear proofs of the readiness sheet',
      everyMs: HOUR_MS,
      run: createStrayFilesClearing({ folder: PROOF_FOLDER, findKept: findKeptProofs }),
    },
  ],
};
