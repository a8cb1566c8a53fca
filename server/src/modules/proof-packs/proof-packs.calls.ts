import * as calls from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { retryProofPack, revokeProofPack } from './change-pack.ts';
import { downloadProofPack } from './download-pack.ts';
import { listProofPacks } from './list-packs.ts';
import { makeProofPack } from './make-pack.ts';
import { previewProof } from './preview-proof.ts';
import type { ProofServices } from './proof-services.ts';
import { verifyProofPack } from './verify-pack.ts';

/** Calls of proof packs: what a firm shows a customer who asks about its security. */
export const proofPacksCalls: readonly BoundCall<ProofServices>[] = [
  bind(calls.previewProof).to(previewProof),
  bind(calls.listProofPacks).to(listProofPacks),
  bind(calls.makeProofPack).to(makeProofPack),
  bind(calls.retryProofPack).to(retryProofPack),
  bind(calls.revokeProofPack).to(revokeProofPack),
  bind(calls.downloadProofPack).to(downloadProofPack),
  bind(calls.verifyProofPack).to(verifyProofPack),
];
