import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eligiblePlan } from '@portal/contract/plans/plans.schemas.ts';
import { z } from 'zod';

const catalogue = z.object({ trialPlanId: z.string(), plans: z.array(eligiblePlan).min(1) });

export type Plan = z.output<typeof eligiblePlan>;

export type PlanCatalogue = {
  /** The plan whose features a trial has. */
  readonly trialPlanId: string;
  /** From the lowest to the highest. */
  readonly plans: readonly Plan[];
  /** The plan of that id; the lowest one where the content no longer holds it. */
  find(planId: string): Plan;
  /** The plans that customers see, of these ids where a channel names some. */
  eligible(planIds: readonly string[] | null): readonly Plan[];
};

export const planIdOf = (plan: Plan) => plan.planPointer.appId.planId;

/** Reads the plans that the operator offers from the content. */
export function readPlanCatalogue(): PlanCatalogue {
  const path = createRequire(import.meta.url).resolve('@portal/content/plans/plans.json');
  const { trialPlanId, plans } = catalogue.parse(JSON.parse(readFileSync(path, 'utf8')));
  return {
    trialPlanId,
    plans,
    eligible: (planIds) =>
      plans.filter((plan) => plan.showToCustomer && (planIds === null || planIds.includes(planIdOf(plan)))),
    find(planId) {
      const plan = plans.find((candidate) => planIdOf(candidate) === planId) ?? plans[0];
      if (plan === undefined) throw new Error('The content holds no plan');
      return plan;
    },
  };
}
