import {
  featureUsageProfile as featureUsageProfileCall,
  isValidSubscriptionId,
} from '@portal/contract/plans/plans.calls.ts';
import { isHighestPlan } from '@portal/domain/plans/plan-action.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { checkSubscriptionId } from './check-subscription-id.ts';
import { NO_UI_RULES, uiRulesOf } from './offer.ts';
import { planIdOf } from './plan-catalogue.ts';

/** Calls of plans and subscriptions. */
export const plansCalls: readonly BoundCall<Services>[] = [
  bind(featureUsageProfileCall).to(featureUsageProfile),
  bind(isValidSubscriptionId).to(checkSubscriptionId),
];

async function featureUsageProfile(
  { plans, brands }: Services,
  { session }: CallerOf<typeof featureUsageProfileCall>,
): Promise<AnswerOf<typeof featureUsageProfileCall>> {
  const { plan, subscription, modules, channel, eligible } = await plans.offer(session.orgId);
  const details = {
    ...plan.planDetail,
    subscriptionStatus: subscription.subscription_status,
    subscriptionDate: subscription.subscribed_at?.toISOString() ?? null,
    expirationDate: subscription.trial_ends_at?.toISOString() ?? null,
    signUpDate: subscription.created_at.toISOString(),
    channelObject: {
      eligiblePlans: eligible.map(planIdOf),
      uiRules: channel === null ? NO_UI_RULES : uiRulesOf(channel),
    },
    subscribedPlanPointer: plan.planPointer,
    isHighestPlan: isHighestPlan(eligible.map(planIdOf), planIdOf(plan)),
    chargebeeSubscriptionStatus: subscription.billing_status,
    modules,
    brand: await brands.byId(subscription.brand_id),
  };
  return { success: true, data: { plans: details } };
}
