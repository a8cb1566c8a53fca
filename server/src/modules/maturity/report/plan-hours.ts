import type { planHours as planHoursCall } from '@portal/contract/maturity/maturity.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { readPlanRows } from './plan.store.ts';
import { putPlanHours } from './plan-means.store.ts';
import { planViewOf } from './plan-view.ts';

/** Says how many hours the firm has, and answers the plan that fits into them. */
export async function planHours(
  { database, clock, maturitySet: set }: MaturityServices,
  caller: CallerOf<typeof planHoursCall>,
  { hours }: InputOf<typeof planHoursCall>,
): Promise<AnswerOf<typeof planHoursCall>> {
  const { orgId } = caller.session;
  return database.inOrg(orgId, async (tx) => {
    await putPlanHours(tx, orgId, hours);
    await auditCaller(tx, caller, clock.now(), {
      action: 'maturity.plan-hours',
      subject: `${hours} hours`,
      details: { hours },
    });
    return { success: true, data: planViewOf(set, await readPlanRows(tx), caller.brand.timeZone) };
  });
}
