import { eligiblePlan } from '@portal/contract/plans/plans.schemas.ts';
import type { listPlanRows, PlanUse } from '../../plans/public.ts';

type Row = Awaited<ReturnType<typeof listPlanRows>>[number];

const NO_USE: PlanUse = { organisations: 0, channels: 0, subscriptionIds: 0 };

/** The rows of plans as the console lists them. */
export function toPlanList(rows: readonly Row[], uses: ReadonlyMap<string, PlanUse>) {
  return rows.map((row) => ({
    planId: row.plan_id,
    version: row.version,
    isTrialPlan: row.is_trial_plan,
    plan: eligiblePlan.parse(row.data),
    ...(uses.get(row.plan_id) ?? NO_USE),
  }));
}
