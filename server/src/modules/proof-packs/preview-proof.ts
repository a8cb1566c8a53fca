import type { previewProof as previewProofCall } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { type ChosenParts, choose, PROOF_DETAILS, type ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { ProofServices } from './proof-services.ts';
import { readProof } from './read-proof.ts';
import { snapshotOf } from './snapshot-of.ts';

/** What each part would tell now; nothing of modules that the plan does not hold. */
export async function previewProof(
  services: ProofServices,
  caller: CallerOf<typeof previewProofCall>,
): Promise<AnswerOf<typeof previewProofCall>> {
  const proof = await readProof(services, caller);
  const offers = (part: ProofPart) => proof.offered.some((one) => one.part === part);
  const least = choose(<Part extends ProofPart>(part: Part) =>
    offers(part) ? (PROOF_DETAILS[part][0] as ChosenParts[Part]) : null,
  );
  const { facts } = snapshotOf(proof, least);
  return {
    success: true,
    data: {
      company: proof.company,
      offered: [...proof.offered],
      facts,
      names: {
        signOffs: offers('signOffs') ? new Set(proof.names.signOffs.map(({ name }) => name)).size : 0,
        training: offers('training') ? proof.names.training.length : 0,
      },
    },
  };
}
