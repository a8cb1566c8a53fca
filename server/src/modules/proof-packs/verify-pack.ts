import type { verifyProofPack as verifyProofPackCall } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { chosenPartsOf } from '@portal/domain/proof-packs/proof-parts.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { stateOf } from './pack-view.ts';
import { findPackByCode } from './packs.store.ts';
import type { ProofServices } from './proof-services.ts';

/** Whether a pack is genuine and still valid, for whoever was given it; nothing of what it tells, and nobody's name. */
export async function verifyProofPack(
  { database, clock }: ProofServices,
  { brand }: CallerOf<typeof verifyProofPackCall>,
  { code }: InputOf<typeof verifyProofPackCall>,
): Promise<AnswerOf<typeof verifyProofPackCall>> {
  const row = await database.asSystem((tx) => findPackByCode(tx, code));
  if (row === undefined || row.made_at === null || row.files === null) throw new AppError('NOT_FOUND');
  const state = stateOf(row, clock.now());
  // A pack that is being made is not found above.
  if (state === 'making' || state === 'failed') throw new AppError('NOT_FOUND');
  const day = (instant: Date) => dayOf(instant, brand.timeZone);
  return {
    success: true,
    data: {
      code: row.code,
      state,
      organisation: row.organisation_name,
      recipient: row.recipient,
      madeOn: day(row.asked_at),
      validUntil: day(row.expires_at),
      revokedOn: row.revoked_at === null ? null : day(row.revoked_at),
      parts: chosenPartsOf(row.parts),
      files: [...row.files],
    },
  };
}
