import { randomUUID } from 'node:crypto';
import type { exportFirmData as exportCall } from '@portal/contract/firm-data/firm-data.calls.ts';
import { EXPORT_LIFE_MS } from '@portal/domain/firm-data/firm-data-times.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName, lockOrganisation } from '../../profile/public.ts';
import { makeFirmExportJob } from '../firm-data.kinds.ts';
import { lockExportOfFirm, replaceExport } from './firm-exports.store.ts';

/** After this long a file that was not made is begun again. */
const MAKING_MS = 2 * 60 * 60_000;

/** Has one file made with everything that is kept of the firm; while one is being made, nothing else begins. */
export async function exportFirmData(
  services: Services,
  caller: CallerOf<typeof exportCall>,
): Promise<AnswerOf<typeof exportCall>> {
  const { database, clock, queue } = services;
  const { orgId, userId } = caller.session;

  await requireFreshProof(services, caller);
  const now = clock.now();
  await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const before = await lockExportOfFirm(tx);
    if (before?.state === 'making' && now.getTime() - before.asked_at.getTime() < MAKING_MS) return;
    const exportId = randomUUID();
    await replaceExport(tx, {
      exportId,
      orgId,
      askedBy: userId,
      askedByName: await findUserName(tx, userId),
      askedAt: now,
      expiresAt: new Date(now.getTime() + EXPORT_LIFE_MS),
    });
    await queue.enqueue(tx, makeFirmExportJob, { orgId, exportId, language: caller.language });
    await auditCaller(tx, caller, now, { action: 'firm-export.asked', details: { exportId } });
  });
  return { success: true };
}
