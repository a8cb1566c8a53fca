import type { withdrawPlanRequest as withdrawPlanRequestCall } from '@portal/contract/plans/billing.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { changeSubscription, lockSubscription } from './billing.store.ts';

/**
 * Takes back that a plan was asked for; it leaves the list of staff.
 * @throws AppError PLAN_REQUEST_GONE where it was answered meanwhile, or another plan was asked for
 */
export async function withdrawPlanRequest(
  { database, clock }: Services,
  caller: CallerOf<typeof withdrawPlanRequestCall>,
  { planId }: InputOf<typeof withdrawPlanRequestCall>,
): Promise<AnswerOf<typeof withdrawPlanRequestCall>> {
  const { orgId } = caller.session;
  await database.inOrg(orgId, async (tx) => {
    const before = await lockSubscription(tx, orgId);
    if (before?.requested_plan_id !== planId) throw new AppError('PLAN_REQUEST_GONE');
    await changeSubscription(tx, orgId, { requested_plan_id: null, requested_plan_at: null, requested_by: null });
    await auditCaller(tx, caller, clock.now(), { action: 'plan.request-withdrawn', subject: planId });
  });
  return { success: true };
}
