import type {
  retryProofPack as retryProofPackCall,
  revokeProofPack as revokeProofPackCall,
} from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { findUserName } from '../profile/public.ts';
import { packViewOf, stateOf } from './pack-view.ts';
import { beginAgain, findPack, revokePack } from './packs.store.ts';
import { makeProofPackJob } from './proof-packs.kinds.ts';
import type { ProofServices } from './proof-services.ts';

/** Has a pack made that could not be made; one that is being made, or was made meanwhile, stays as it is. */
export async function retryProofPack(
  { database, clock, queue, config }: ProofServices,
  caller: CallerOf<typeof retryProofPackCall>,
  { packId }: InputOf<typeof retryProofPackCall>,
): Promise<AnswerOf<typeof retryProofPackCall>> {
  const { session, brand } = caller;
  const now = clock.now();
  const row = await database.inOrg(session.orgId, async (tx) => {
    const found = await findPack(tx, packId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    if (stateOf(found, now) !== 'failed') return found;
    await beginAgain(tx, packId);
    await queue.enqueue(tx, makeProofPackJob, { orgId: session.orgId, packId });
    await auditCaller(tx, caller, now, {
      action: 'proof-pack.retried',
      subject: found.recipient,
      details: { packId },
    });
    return { ...found, status: 'making' as const };
  });
  return { success: true, data: packViewOf(row, { now, brand, publicUrl: config.publicUrl }) };
}

/** Takes a pack back; one that was taken back before stays so. */
export async function revokeProofPack(
  { database, clock, config }: ProofServices,
  caller: CallerOf<typeof revokeProofPackCall>,
  { packId }: InputOf<typeof revokeProofPackCall>,
): Promise<AnswerOf<typeof revokeProofPackCall>> {
  const { session, brand } = caller;
  const now = clock.now();
  const row = await database.inOrg(session.orgId, async (tx) => {
    const found = await findPack(tx, packId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    if (found.revoked_at !== null) return found;
    await revokePack(tx, packId, { at: now, name: await findUserName(tx, session.userId) });
    await auditCaller(tx, caller, now, {
      action: 'proof-pack.revoked',
      subject: found.recipient,
      details: { packId },
    });
    return { ...found, revoked_at: now };
  });
  return { success: true, data: packViewOf(row, { now, brand, publicUrl: config.publicUrl }) };
}
