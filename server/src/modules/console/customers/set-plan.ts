import type { setPlanOfOrganisation } from '@portal/contract/console/plan-requests.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { putOnPlan } from './put-on-plan.ts';

/** Sets plan, status and the end of a trial by hand. */
export async function setPlan(
  services: Services,
  caller: CallerOf<typeof setPlanOfOrganisation>,
  input: InputOf<typeof setPlanOfOrganisation>,
): Promise<AnswerOf<typeof setPlanOfOrganisation>> {
  await requireFreshProof(services, caller);
  await putOnPlan(services, caller, input);
  return { success: true };
}
