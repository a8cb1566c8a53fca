export type PlanAction = 'subscribe' | 'current' | 'upgrade' | 'contact' | 'requested';

type Plans = {
  /** Ids of the plans shown, cheapest first. */
  readonly planIds: readonly string[];
  readonly currentPlanId: string;
  readonly subscriptionStatus: string;
  /** A plan that was asked for and that the provider's staff has yet to confirm. */
  readonly requestedPlanId: string | null;
};

/** What a plan's card offers (spec part 1, section 2): a trial can subscribe to any plan; later it is up by oneself, down by asking. */
export function planAction(planId: string, plans: Plans): PlanAction {
  if (planId === plans.requestedPlanId) return 'requested';
  if (plans.subscriptionStatus === 'INTRIAL') return 'subscribe';
  if (planId === plans.currentPlanId) return 'current';
  return plans.planIds.indexOf(planId) > plans.planIds.indexOf(plans.currentPlanId) ? 'upgrade' : 'contact';
}
