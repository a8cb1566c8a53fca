import type { planStep as planStepCall } from '@portal/contract/maturity/maturity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName } from '../../profile/public.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { readPlanRows } from './plan.store.ts';
import { deleteDoneStep, putDoneStep } from './plan-steps.store.ts';
import { phasesOf, planViewOf } from './plan-view.ts';

/** Marks a thing of the plan as done, or as open again. */
export async function planStep(
  { database, clock, maturitySet: set }: MaturityServices,
  caller: CallerOf<typeof planStepCall>,
  { elementPath, from, step, done }: InputOf<typeof planStepCall>,
): Promise<AnswerOf<typeof planStepCall>> {
  const { orgId } = caller.session;
  const now = clock.now();
  return database.inOrg(orgId, async (tx) => {
    const { answers, means } = await readPlanRows(tx);
    const item = phasesOf(set, answers, means)
      .flatMap(({ items }) => items)
      .find((one) => one.elementPath === elementPath && one.from === from && one.step === step);
    if (item === undefined) throw new AppError('PLAN_CHANGED');
    const of = { elementId: elementPath, from, step };
    if (done) await putDoneStep(tx, orgId, of, { at: now, byName: await actorName(tx, caller) });
    else await deleteDoneStep(tx, of);
    await auditCaller(tx, caller, now, {
      action: done ? 'maturity.plan-step-done' : 'maturity.plan-step-open',
      subject: item.name,
      details: { elementPath, from, step },
    });
    return { success: true, data: planViewOf(set, await readPlanRows(tx), caller.brand.timeZone) };
  });
}
