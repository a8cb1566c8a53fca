import type { ServerModule } from '../../server-module.ts';
import { proofPacksCalls } from './proof-packs.calls.ts';
import type { ProofServices } from './proof-services.ts';

/** Proof packs for customers and insurers. */
export const proofPacks: ServerModule<ProofServices> = {
  calls: proofPacksCalls,
};
