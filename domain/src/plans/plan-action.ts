/** What a plan's card offers; `requested` waits for the provider's staff. */
export type PlanAction = 'subscribe' | 'current' | 'upgrade' | 'contact' | 'requested';

type PlanChoice = {
  /** Ids of the plans, from the lowest to the highest. */
  readonly planIds: readonly string[];
  readonly currentPlanId: string;
  readonly subscriptionStatus: string;
  /** A plan that was asked for and that the provider's staff has yet to confirm. */
  readonly requestedPlanId: string | null;
};

/**
 * What a plan's card offers (spec part 1, section 2): a trial, or whoever has cancelled, can subscribe to any plan; later the plans above the current one are
 * upgrades, and those below need support. A plan that is no longer on offer stands below all others, so that all are upgrades.
 */
export function planAction(planId: string, choice: PlanChoice): PlanAction {
  if (planId === choice.requestedPlanId) return 'requested';
  if (choice.subscriptionStatus === 'INTRIAL' || choice.subscriptionStatus === 'CANCELLED') return 'subscribe';
  if (planId === choice.currentPlanId) return 'current';
  return choice.planIds.indexOf(planId) > choice.planIds.indexOf(choice.currentPlanId) ? 'upgrade' : 'contact';
}

/** True when the last plan on offer is the subscribed one (spec part 1, section 4). */
export function isHighestPlan(planIds: readonly string[], subscribedPlanId: string): boolean {
  return planIds.length > 0 && planIds.at(-1) === subscribedPlanId;
}
