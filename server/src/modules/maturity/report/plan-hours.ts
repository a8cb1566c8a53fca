import type { planHours as planHoursCall } from '@portal/contract/maturity/maturity.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { putPlanHours } from './plan-means.store.ts';
import { readPlan } from './read-plan.ts';

/** Says how many hours the firm has, and answers the plan that fits into them. */
export async function planHours(
  services: MaturityServices,
  caller: CallerOf<typeof planHoursCall>,
  { hours }: InputOf<typeof planHoursCall>,
): Promise<AnswerOf<typeof planHoursCall>> {
  const { orgId } = caller.session;
  await services.database.inOrg(orgId, async (tx) => {
    await putPlanHours(tx, orgId, hours);
    await auditCaller(tx, caller, services.clock.now(), {
      action: 'maturity.plan-hours',
      subject: `${hours} hours`,
      details: { hours },
    });
  });
  return { success: true, data: await readPlan(services, caller) };
}
