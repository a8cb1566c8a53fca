import type { confirmHandoverPoint } from '@portal/contract/handovers/handovers.calls.ts';
import { pointState } from '@portal/domain/handovers/handover-state.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { actorName } from '../profile/public.ts';
import type { HandoversServices } from './handovers-services.ts';
import { keyOf, lookAtPoints, POINT_KINDS } from './points/look-at-points.ts';
import { lockPoint, noteConfirmed } from './points/points.store.ts';

/** The firm says that what a helper reported is done; only of what no look can tell. */
export async function confirmPoint(
  services: HandoversServices,
  caller: CallerOf<typeof confirmHandoverPoint>,
  { pointId }: InputOf<typeof confirmHandoverPoint>,
): Promise<AnswerOf<typeof confirmHandoverPoint>> {
  const { orgId } = caller.session;
  const at = services.clock.now();
  await services.database.inOrg(orgId, async (tx) => {
    const row = await lockPoint(tx, pointId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    const { checkAgain, confirm } = POINT_KINDS[row.kind];
    const found = (await lookAtPoints(services, tx, orgId, [row])).get(keyOf(row)) ?? null;
    const state = pointState({ doneAt: row.done_at, confirmedAt: row.confirmed_at }, found);
    // What is gone or confirmed meanwhile needs no word any more.
    if (state === 'gone' || state === 'confirmed') return;
    if (state !== 'reported' || checkAgain !== undefined) throw new AppError('NOT_FOUND');
    const byName = await actorName(tx, caller);
    await noteConfirmed(tx, pointId, { at, name: byName });
    await confirm?.(services, tx, { orgId, ref: row.ref, at, byName });
    await auditCaller(tx, caller, at, {
      action: 'handover.confirmed',
      subject: row.title,
      details: { handoverId: row.handover_id, pointId },
    });
  });
  return { success: true };
}
