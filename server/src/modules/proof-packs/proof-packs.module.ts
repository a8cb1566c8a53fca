import * as calls from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createRetryPack, createRevokePack } from './change-pack.ts';
import { createDownloadPack } from './download-pack.ts';
import { createListPacks } from './list-packs.ts';
import { createMakePack } from './make-pack.ts';
import { createPreviewProof } from './preview-proof.ts';
import type { ProofServices } from './proof-services.ts';
import { createVerifyPack } from './verify-pack.ts';

/** Calls of proof packs: what a firm shows a customer who asks about its security. */
export function proofPacksModule(services: ProofServices): BoundCall[] {
  return [
    bind(calls.previewProof).to(createPreviewProof(services)),
    bind(calls.listProofPacks).to(createListPacks(services)),
    bind(calls.makeProofPack).to(createMakePack(services)),
    bind(calls.retryProofPack).to(createRetryPack(services)),
    bind(calls.revokeProofPack).to(createRevokePack(services)),
    bind(calls.downloadProofPack).to(createDownloadPack(services)),
    bind(calls.verifyProofPack).to(createVerifyPack(services)),
  ];
}
