import type { retryProofPack, revokeProofPack } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { findUserName } from '../profile/public.ts';
import { packViewOf, stateOf } from './pack-view.ts';
import { beginAgain, findPack, revokePack } from './packs.store.ts';
import type { ProofServices } from './proof-services.ts';

/** Has a pack made that could not be made; one that is being made, or was made meanwhile, stays as it is. */
export function createRetryPack({ database, clock, queue, config }: ProofServices): Handler<typeof retryProofPack> {
  return async (caller, { packId }) => {
    const { session, brand } = caller;
    const now = clock.now();
    const row = await database.inOrg(session.orgId, async (tx) => {
      const found = await findPack(tx, packId);
      if (found === undefined) throw new AppError('NOT_FOUND');
      if (stateOf(found, now) !== 'failed') return found;
      await beginAgain(tx, packId);
      await queue.enqueue(tx, 'make-proof-pack', { orgId: session.orgId, packId });
      await auditCaller(tx, caller, now, {
        action: 'proof-pack.retried',
        subject: found.recipient,
        details: { packId },
      });
      return { ...found, status: 'making' as const };
    });
    return { success: true, data: packViewOf(row, { now, brand, publicUrl: config.publicUrl }) };
  };
}

/** Takes a pack back; one that was taken back before stays so. */
export function createRevokePack({ database, clock, config }: ProofServices): Handler<typeof revokeProofPack> {
  return async (caller, { packId }) => {
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
  };
}
