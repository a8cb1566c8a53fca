import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { hashToken } from '../../../system/tokens.ts';
import { recordAudit } from '../../audit/public.ts';
import { findHandoverLink, type HandoverRow, lockHandover, noteOpened } from '../handovers.store.ts';
import type { HandoversServices } from '../handovers-services.ts';
import { POINT_KINDS } from '../points/look-at-points.ts';
import { listPoints, type PointRow } from '../points/points.store.ts';

/** What a link opens, in the transaction of one call. */
export type Opened = {
  readonly handover: HandoverRow;
  /** Those whose module the plan still holds; at least one. */
  readonly points: readonly PointRow[];
  readonly orgId: string;
  readonly now: Date;
};

/**
 * Runs `work` for whose link it is, in the organization that made it. Links that are unknown, over or revoked, of a suspended firm and
 * of one whose plan holds nothing of it any more are all told the same.
 * @throws AppError HANDOVER_LINK_INVALID
 */
export async function withLink<Result>(
  { database, clock, plans }: HandoversServices,
  token: string,
  work: (tx: OrgTransaction, opened: Opened) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const link = await database.onceAsSystem((tx) => findHandoverLink(tx, hashToken(token), now));
  if (link === undefined) throw new AppError('HANDOVER_LINK_INVALID');
  return database.inOrg(link.org_id, async (tx) => {
    const handover = await lockHandover(tx, link.handover_id);
    const { modules } = await plans.current(tx);
    const points = (await listPoints(tx, [link.handover_id])).filter(
      ({ kind }) => modules[POINT_KINDS[kind].module] === 'ACTIVE',
    );
    if (handover === undefined || handover.revoked_at !== null || points.length === 0)
      throw new AppError('HANDOVER_LINK_INVALID');
    return work(tx, { handover, points, orgId: link.org_id, now });
  });
}

/** Logs what a helper did with a link; the first time also that it was opened. */
export async function logHelper(
  tx: OrgTransaction,
  caller: Caller,
  { handover, orgId, now }: Opened,
  what: { readonly action: string; readonly subject: string } | null,
): Promise<void> {
  const { handover_id: handoverId, helper_name: helper, helper_email: email } = handover;
  const entry = {
    ...{ at: now, orgId, actorId: null, ip: caller.ip, transactionId: caller.transactionId },
    details: { handoverId, helper, email },
  };
  if (await noteOpened(tx, handoverId, now))
    await recordAudit(tx, { ...entry, action: 'handover.opened', subject: helper });
  if (what !== null) await recordAudit(tx, { ...entry, ...what });
}
