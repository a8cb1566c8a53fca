import type { downloadProofPack as downloadProofPackCall } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { stateOf } from './pack-view.ts';
import { findPack, readContent } from './packs.store.ts';
import type { ProofServices } from './proof-services.ts';

/** The file of a pack; who fetched it is in the log. */
export async function downloadProofPack(
  { database, clock }: ProofServices,
  caller: CallerOf<typeof downloadProofPackCall>,
  { packId }: InputOf<typeof downloadProofPackCall>,
): Promise<AnswerOf<typeof downloadProofPackCall>> {
  const now = clock.now();
  return database.inOrg(caller.session.orgId, async (tx) => {
    const row = await findPack(tx, packId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    const state = stateOf(row, now);
    if (state === 'making' || state === 'failed') throw new AppError('PROOF_PACK_NOT_READY');
    const bytes = await readContent(tx, packId);
    if (state !== 'ready' || bytes === null) throw new AppError('PROOF_PACK_OVER');
    await auditCaller(tx, caller, now, {
      action: 'proof-pack.downloaded',
      subject: row.recipient,
      details: { packId },
    });
    return { fileName: row.file_name, bytes };
  });
}
