import type { Caller, MemberSession } from '../../../call/caller.ts';
import { readFirmFacts } from '../../facts/public.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { listDoneSteps } from './plan-steps.store.ts';
import { type PlanView, planViewOf } from './plan-view.ts';

/** The plan of the caller's firm as it stands now. */
export async function readPlan(services: MaturityServices, caller: Caller<MemberSession>): Promise<PlanView | null> {
  const { rows, more: doneSteps, knowledge, place, say } = await readFirmFacts(services, caller, listDoneSteps);
  return planViewOf(services.maturitySet(caller.language), { ...rows, doneSteps }, knowledge, { ...place, say });
}
