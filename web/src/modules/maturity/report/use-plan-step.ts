import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { callKey } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import type { Plan, PlanItem } from '../maturity-types.ts';
import { SAVING_FAILED } from '../saving-failed.ts';

type Report = CallOutput<'maturityReport'>;

/** Ticks a step of the plan at once; what cannot be stored goes back. */
export function usePlanStep(): { readonly mark: (item: PlanItem, isDone: boolean) => Promise<void> } {
  const queryClient = useQueryClient();
  const { userData } = useProfile();
  const key = callKey('maturityReport', {});
  const put = (change: (plan: Plan) => Plan | null) =>
    queryClient.setQueryData<Report>(key, (before) => {
      const plan = before?.data.plan ?? null;
      return before === undefined || plan === null
        ? before
        : { ...before, data: { ...before.data, plan: change(plan) } };
    });

  return {
    async mark(item, isDone) {
      await queryClient.cancelQueries({ queryKey: key });
      const by = `${userData.firstName} ${userData.lastName}`.trim();
      put((plan) => marked(plan, item, isDone ? { doneAt: new Date().toISOString(), doneBy: by } : OPEN));
      try {
        const { elementPath, from, step } = item;
        const { data } = await callApi('planStep', { elementPath, from, step, done: isDone });
        put(() => data);
        void queryClient.invalidateQueries({ queryKey: callKey('getModuleActivity') });
      } catch (error) {
        put((plan) => marked(plan, item, { doneAt: item.doneAt, doneBy: item.doneBy }));
        showFailure(error, { otherwise: say(SAVING_FAILED), withFields: true });
      }
    },
  };
}

const OPEN = { doneAt: null, doneBy: null };

function marked(plan: Plan, item: PlanItem, mark: Pick<PlanItem, 'doneAt' | 'doneBy'>): Plan {
  const isIt = (one: PlanItem) =>
    one.elementPath === item.elementPath && one.from === item.from && one.step === item.step;
  const phases = plan.phases.map((phase) => ({
    ...phase,
    items: phase.items.map((one) => (isIt(one) ? { ...one, ...mark } : one)),
  }));
  const done = phases.flatMap(({ items }) => items).filter(({ doneAt }) => doneAt !== null).length;
  return { ...plan, phases, done };
}
