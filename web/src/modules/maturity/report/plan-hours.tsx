import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Plan } from '../maturity-types.ts';
import { SAVING_FAILED } from '../saving-failed.ts';

/** Hours that firms can choose from: what a week of 90 days takes stands beside. */
const CHOICES = [
  { hours: 8, pace: 'half an hour a week' },
  { hours: 16, pace: 'an hour and a quarter a week' },
  { hours: 24, pace: 'two hours a week' },
  { hours: 40, pace: 'three hours a week' },
  { hours: 80, pace: 'six hours a week' },
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
    { refreshes: ['getModuleActivity'], failed: { otherwise: SAVING_FAILED } },
  );
  const options = CHOICES.map(({ hours, pace }) => ({ id: String(hours), label: `${hours} hours, ${pace}` }));
  const isOwn = !CHOICES.some(({ hours }) => hours === plan.hours);
  return (
    <Select
      label="Hours you have in these 90 days"
      options={isOwn ? [{ id: String(plan.hours), label: `${plan.hours} hours` }, ...options] : options}
      value={String(plan.hours)}
      isDisabled={isBusy}
      description={`Planned: ${plan.plannedHours} hours.`}
      onChange={(hours) => void choose(Number(hours))}
    />
  );
}
