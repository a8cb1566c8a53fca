import { eligiblePlan } from '@portal/contract/plans/plans.schemas.ts';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { watchRows } from '../../database/watch-rows.ts';
import type { Clock } from '../../system/clock.ts';
import { readOfferedPlans } from './offered-plans.ts';
import { fillEmptyPlans, listPlanRows, readPlansState } from './plan-catalogue.store.ts';

export type Plan = z.output<typeof eligiblePlan>;

export type PlanCatalogue = {
  /** The plan whose features a trial has. */
  readonly trialPlanId: string;
  /** From the lowest to the highest. */
  readonly plans: readonly Plan[];
  /** The plan of that id; the lowest one where no row has that id any more. */
  find(planId: string): Plan;
  /** The plans that customers see, of these ids where a channel names some. */
  eligible(planIds: readonly string[] | null): readonly Plan[];
};

/** The catalogue as the console changes it; changes of other processes show within seconds. */
export type LivePlanCatalogue = PlanCatalogue & {
  /** Takes over what this process has just changed. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

export const planIdOf = (plan: Plan) => plan.planPointer.appId.planId;

/** Opens the catalogue of plans in the database; one without plans gets those that come along. */
export async function openPlanCatalogue(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<LivePlanCatalogue> {
  await database.asSystem((tx) => fillEmptyPlans(tx, readOfferedPlans, clock.now()));
  const rows = await watchRows({
    database,
    onError,
    readState: readPlansState,
    readRows: async (tx) =>
      (await listPlanRows(tx)).flatMap((row) => {
        const plan = eligiblePlan.safeParse(row.data);
        if (plan.success) return [{ plan: plan.data, isTrialPlan: row.is_trial_plan }];
        // One row that is no plan must not take the others away.
        onError(new Error(`The row ${row.plan_id} of the table plans holds no plan`));
        return [];
      }),
  });
  const plans = () => rows.current.map(({ plan }) => plan);
  const lowest = () => {
    const [plan] = plans();
    if (plan === undefined) throw new Error('There is no plan');
    return plan;
  };
  return {
    get trialPlanId() {
      return planIdOf(rows.current.find(({ isTrialPlan }) => isTrialPlan)?.plan ?? lowest());
    },
    get plans() {
      return plans();
    },
    eligible: (planIds) =>
      plans().filter((plan) => plan.showToCustomer && (planIds === null || planIds.includes(planIdOf(plan)))),
    find: (planId) => plans().find((candidate) => planIdOf(candidate) === planId) ?? lowest(),
    refresh: rows.refresh,
    stop: rows.stop,
  };
}
