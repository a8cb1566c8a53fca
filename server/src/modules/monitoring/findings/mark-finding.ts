import type {
  markFinding as markFindingCall,
  unmarkFinding as unmarkFindingCall,
} from '@portal/contract/monitoring/findings.calls.ts';
import { LONGEST_ACCEPTANCE_DAYS } from '@portal/domain/monitoring/finding-mark.ts';
import { endOfDay } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { findUserName } from '../../profile/public.ts';
import { auditFinding } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { clearMark, setMark } from './marks.store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Sets a finding aside, with who did it and why; a mark that is there is replaced. */
export async function markFinding(
  { database, clock }: MonitoringServices,
  caller: CallerOf<typeof markFindingCall>,
  { findingId, kind, reason, until }: InputOf<typeof markFindingCall>,
): Promise<AnswerOf<typeof markFindingCall>> {
  const now = clock.now();
  const { orgId, userId } = caller.session;
  const endsAt = until === undefined ? null : endOfDay(until, caller.brand.timeZone);
  if (endsAt !== null) requireNear(endsAt, now);
  await database.inOrg(orgId, async (tx) => {
    const markedByName = await findUserName(tx, userId);
    const marked = await setMark(tx, findingId, {
      kind,
      reason,
      endsAt,
      markedAt: now,
      markedBy: userId,
      markedByName,
    });
    if (!marked) throw new AppError('NOT_FOUND');
    const details = { kind, reason, ...(until === undefined ? {} : { until }) };
    await auditFinding(tx, caller, now, { action: `finding.${kind}`, findingId, details });
  });
  return { success: true };
}

/** A risk is accepted for a while, so that somebody looks at it again. */
function requireNear(endsAt: Date, now: Date): void {
  const longest = new Date(now.getTime() + LONGEST_ACCEPTANCE_DAYS * DAY_MS);
  if (endsAt <= now || endsAt > longest) throw new AppError('MARK_DATE_INVALID', { field: 'until' });
}

/** Takes a mark back; without one nothing changes. */
export async function unmarkFinding(
  { database, clock }: MonitoringServices,
  caller: CallerOf<typeof unmarkFindingCall>,
  { findingId }: InputOf<typeof unmarkFindingCall>,
): Promise<AnswerOf<typeof unmarkFindingCall>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    if (!(await clearMark(tx, findingId))) throw new AppError('NOT_FOUND');
    await auditFinding(tx, caller, clock.now(), { action: 'finding.unmarked', findingId });
  });
  return { success: true };
}
