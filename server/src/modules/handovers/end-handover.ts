import type {
  renewHandover as renewHandoverCall,
  revokeHandover as revokeHandoverCall,
} from '@portal/contract/handovers/handovers.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { auditCaller } from '../audit/public.ts';
import { lockOrganisation } from '../profile/public.ts';
import { requireRoom } from './hand-over.ts';
import * as store from './handovers.store.ts';
import type { HandoversServices } from './handovers-services.ts';
import { listPoints } from './points/points.store.ts';
import { linkAddress, sendHandover } from './send-handover.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Ends a link at once; whoever has it sees no more than that. */
export async function revokeHandover(
  { database, clock }: HandoversServices,
  caller: CallerOf<typeof revokeHandoverCall>,
  { handoverId }: InputOf<typeof revokeHandoverCall>,
): Promise<AnswerOf<typeof revokeHandoverCall>> {
  const now = clock.now();
  await database.inOrg(caller.session.orgId, async (tx) => {
    const row = await store.revokeHandover(tx, handoverId, now);
    if (row === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, now, {
      action: 'handover.revoked',
      subject: row.helper_name,
      details: { handoverId, email: row.helper_email },
    });
  });
  return { success: true };
}

/** Makes a new link in place of the one before, because that one cannot be told again. */
export async function renewHandover(
  services: HandoversServices,
  caller: CallerOf<typeof renewHandoverCall>,
  { handoverId, sends }: InputOf<typeof renewHandoverCall>,
): Promise<AnswerOf<typeof renewHandoverCall>> {
  const now = services.clock.now();
  const token = newToken();
  await services.database.inOrg(caller.session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const row = await store.lockHandover(tx, handoverId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.revoked_at !== null) throw new AppError('HANDOVER_REVOKED');
    if (sends && row.helper_email === '') throw new AppError('HANDOVER_HAS_NO_EMAIL');
    if (row.expires_at <= now) await requireRoom(tx, now);
    const expiresAt = new Date(now.getTime() + row.days * DAY_MS);
    await store.renewHandover(tx, handoverId, { tokenHash: hashToken(token), expiresAt });
    if (sends)
      await sendHandover(services, tx, caller, {
        token,
        helperName: row.helper_name,
        helperEmail: row.helper_email,
        note: row.note,
        showsFirm: row.shows_firm,
        days: row.days,
        points: await listPoints(tx, [handoverId]),
        madeByName: row.made_by_name,
      });
    await auditCaller(tx, caller, now, {
      action: 'handover.renewed',
      subject: row.helper_name,
      details: { handoverId, email: row.helper_email, sent: sends },
    });
  });
  return { success: true, data: { handoverId, url: linkAddress(services, caller.brand, token) } };
}
