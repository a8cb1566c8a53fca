import type { previewProof } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { ProofServices } from './proof-services.ts';
import { readProof } from './read-proof.ts';
import { snapshotOf } from './snapshot-of.ts';

/** What each part would tell now; nothing of modules that the plan does not hold. */
export function createPreviewProof(services: ProofServices): Handler<typeof previewProof> {
  return async (caller) => {
    const proof = await readProof(services, caller);
    const offers = (part: string) => proof.offered.some((one) => one.part === part);
    const { facts } = snapshotOf(proof, {
      policies: offers('policies') ? 'list' : null,
      signOffs: offers('signOffs') ? 'shares' : null,
      training: offers('training') ? 'shares' : null,
      websites: offers('websites') ? 'counts' : null,
      maturity: offers('maturity') ? 'levels' : null,
      rating: offers('rating') ? 'rating' : null,
      secondFactor: 'share',
    });
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
  };
}
