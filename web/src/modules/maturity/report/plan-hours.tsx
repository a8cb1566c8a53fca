import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Plan } from '../maturity-types.ts';
import { SAVING_FAILED } from '../saving-failed.ts';
import { planHours as texts } from './report.texts.ts';

/** Hours that firms can choose from: what a week of 90 days takes stands beside. */
const CHOICES = [
  { hours: 8, label: texts.halfHourWeeks },
  { hours: 16, label: texts.overHourWeeks },
  { hours: 24, label: texts.twoHourWeeks },
  { hours: 40, label: texts.threeHourWeeks },
  { hours: 80, label: texts.sixHourWeeks },
] as const;

/** How many hours the firm has; the plan is made anew for them. */
export function PlanHours({ plan }: { readonly plan: Plan }) {
  const queryClient = useQueryClient();
  const { act: choose, isBusy } = useAction(
    async (hours: number) => {
      const { data } = await callApi('planHours', { hours });
      queryClient.setQueryData<CallOutput<'maturityReport'>>(
        callKey('maturityReport', {}),
        (known) => known && { ...known, data: { ...known.data, plan: data } },
      );
    },
    { refreshes: ['getModuleActivity'], failed: { otherwise: say(SAVING_FAILED) } },
  );
  const options = CHOICES.map(({ hours, label }) => ({ id: String(hours), label: say(label) }));
  const isOwn = !CHOICES.some(({ hours }) => hours === plan.hours);
  return (
    <Select
      label={say(texts.label)}
      options={
        isOwn ? [{ id: String(plan.hours), label: say(texts.hours, { count: plan.hours }) }, ...options] : options
      }
      value={String(plan.hours)}
      isDisabled={isBusy}
      description={say(texts.planned, { count: plan.plannedHours })}
      onChange={(hours) => void choose(Number(hours))}
    />
  );
}
