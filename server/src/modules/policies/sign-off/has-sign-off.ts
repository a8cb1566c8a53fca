import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { CurrentPlan } from '../../plans/public.ts';

/** Whether the organisation's plan lets it have policies signed off now (spec part 1, section 3: securityPoliciesSignOff). */
export async function hasSignOff({ plans }: Pick<Services, 'plans'>, tx: OrgTransaction): Promise<boolean> {
  return includesSignOff(await plans.current(tx));
}

/** The same of a plan that is known already. */
export function includesSignOff({ plan, modules }: CurrentPlan): boolean {
  return modules.compliance === 'ACTIVE' && plan.planDetail.securityPoliciesSignOff === 'ACTIVE';
}

/** @throws AppError SIGN_OFF_NOT_IN_PLAN */
export async function requireSignOff(services: Pick<Services, 'plans'>, tx: OrgTransaction): Promise<void> {
  if (!(await hasSignOff(services, tx))) throw new AppError('SIGN_OFF_NOT_IN_PLAN');
}
