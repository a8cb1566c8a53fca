import type { reportHandoverDone } from '@portal/contract/handovers/handovers.calls.ts';
import { MAX_CHECKS_A_DAY } from '@portal/domain/handovers/handover-limits.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { recordAudit } from '../../audit/public.ts';
import type { HandoversServices } from '../handovers-services.ts';
import { POINT_KINDS } from '../points/look-at-points.ts';
import { lockPoint, noteDone, type PointRow } from '../points/points.store.ts';
import { helperPoints } from './helper-point.ts';
import { tellSender } from './tell-sender.ts';
import { logHelper, type Opened, withLink } from './with-link.ts';

/** A second press within this time is the first one again. */
const DOUBLE_PRESS_MS = 30_000;

/** Why no look begins now: the next one tells, as with the member's own button. */
const LATER: readonly string[] = [
  ...['RETEST_NOT_POSSIBLE', 'SCAN_RUNNING', 'SCAN_LEVEL_NOT_IN_PLAN', 'PROOF_REQUIRED'],
  ...['NO_COMPANY_URL', 'RATING_URL_INVALID', 'RATING_URL_RESTRICTED'],
];

/** A helper says that a point is fixed: the firm is told, and it is looked at again where that is possible. */
export async function reportDone(
  services: HandoversServices,
  caller: CallerOf<typeof reportHandoverDone>,
  { token, pointId }: InputOf<typeof reportHandoverDone>,
): Promise<AnswerOf<typeof reportHandoverDone>> {
  const begun = await withLink(services, token, async (tx, opened) => {
    const point = requirePoint(opened, pointId);
    const locked = await lockPoint(tx, pointId);
    const last = locked?.done_at ?? null;
    if (last !== null && opened.now.getTime() - last.getTime() < DOUBLE_PRESS_MS) return null;
    const word = { at: opened.now, day: dayOf(opened.now, 'UTC'), max: MAX_CHECKS_A_DAY };
    if (!(await noteDone(tx, pointId, word)))
      throw new AppError('CHECKED_OFTEN', { values: { maximum: MAX_CHECKS_A_DAY } });
    await tellSender(tx, services, opened, { title: point.title, question: null });
    await logHelper(tx, caller, opened, { action: 'handover.done', subject: point.title });
    return { point, orgId: opened.orgId };
  });
  const say = sayFor(caller.brand, caller.language);
  if (begun !== null) await checkAgain(services, caller, begun);
  return withLink(services, token, async (tx, opened) => {
    const [data] = await helperPoints(services, tx, { orgId: opened.orgId, say }, [requirePoint(opened, pointId)]);
    if (data === undefined) throw new AppError('HANDOVER_LINK_INVALID');
    return { success: true, data };
  });
}

/** @throws AppError HANDOVER_LINK_INVALID for what the link does not show */
export function requirePoint({ points }: Opened, pointId: string): PointRow {
  const point = points.find((one) => one.point_id === pointId);
  if (point === undefined) throw new AppError('HANDOVER_LINK_INVALID');
  return point;
}

async function checkAgain(
  services: HandoversServices,
  { ip, transactionId, brand }: CallerOf<typeof reportHandoverDone>,
  { point, orgId }: { readonly point: PointRow; readonly orgId: string },
): Promise<void> {
  try {
    await POINT_KINDS[point.kind].checkAgain?.(services, {
      orgId,
      ref: point.ref,
      say: sayFor(brand),
      log: (tx, at, action, subject) =>
        recordAudit(tx, {
          ...{ at, orgId, actorId: null, action, subject, ip, transactionId },
          details: { handoverId: point.handover_id },
        }),
    });
  } catch (error) {
    if (!(error instanceof AppError) || !LATER.includes(error.code)) throw error;
  }
}
