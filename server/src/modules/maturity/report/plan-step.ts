import type { planStep as planStepCall } from '@portal/contract/maturity/maturity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName } from '../../profile/public.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { deleteDoneStep, putDoneStep } from './plan-steps.store.ts';
import { readPlan } from './read-plan.ts';

/** Marks a thing of the plan as done, or as open again. */
export async function planStep(
  services: MaturityServices,
  caller: CallerOf<typeof planStepCall>,
  { elementPath, from, step, done }: InputOf<typeof planStepCall>,
): Promise<AnswerOf<typeof planStepCall>> {
  const { orgId } = caller.session;
  const now = services.clock.now();
  const item = (await readPlan(services, caller))?.phases
    .flatMap(({ items }) => items)
    .find((one) => one.elementPath === elementPath && one.from === from && one.step === step);
  if (item === undefined) throw new AppError('PLAN_CHANGED');
  await services.database.inOrg(orgId, async (tx) => {
    const of = { elementId: elementPath, from, step };
    if (done) await putDoneStep(tx, orgId, of, { at: now, byName: await actorName(tx, caller) });
    else await deleteDoneStep(tx, of);
    await auditCaller(tx, caller, now, {
      action: done ? 'maturity.plan-step-done' : 'maturity.plan-step-open',
      subject: item.name,
      details: { elementPath, from, step },
    });
  });
  return { success: true, data: await readPlan(services, caller) };
}
