import { randomUUID } from 'node:crypto';
import type * as proofPacks from '@portal/contract/proof-packs/proof-packs.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

/** A valid input for every call of proof packs. */
export type ProofSamples = { readonly proofPacks: SamplesOf<typeof proofPacks> };

/** Inputs that name the packs of one organisation wherever a call takes an id. */
export function sampleProofInputs(org: FilledOrganisation): ProofSamples {
  return {
    proofPacks: {
      previewProof: {},
      listProofPacks: { page: 1 },
      makeProofPack: {
        requestId: randomUUID(),
        recipient: 'Harbor Foods',
        purpose: 'Your questionnaire of this spring',
        validDays: 90,
        parts: { maturity: 'levels', secondFactor: 'share' },
      },
      retryProofPack: { packId: org.failedPackId },
      revokeProofPack: { packId: org.packId },
      downloadProofPack: { packId: org.packId },
      verifyProofPack: { code: org.packCode },
    },
  };
}
