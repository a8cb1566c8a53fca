import {
  featureUsageProfile,
  getEligiblePlans,
  isValidSubscriptionId,
  subscribePlan,
} from '@portal/contract/plans/plans.calls.ts';
import { isHighestPlan } from '@portal/domain/plans/plan-action.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { createCheckSubscriptionId } from './check-subscription-id.ts';
import { NO_UI_RULES, uiRulesOf } from './offer.ts';
import { planIdOf } from './plan-catalogue.ts';
import { requestPlan } from './plans.store.ts';
import type { Plans } from './public.ts';

/** Calls of plans and subscriptions. */
export function plansModule(services: Services, plans: Plans): BoundCall[] {
  const { database, outbox, clock, brands } = services;
  return [
    bind(featureUsageProfile).to(async ({ session }) => {
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
        chargebeeSubscriptionStatus: null,
        modules,
        brand: await brands.byId(subscription.brand_id),
      };
      return { success: true, data: { plans: details } };
    }),

    bind(getEligiblePlans).to(async ({ session }) => {
      const { subscription, eligible } = await plans.offer(session.orgId);
      const hasSubscription = subscription.subscription_status === 'ACTIVE';
      return {
        success: true,
        data: { eligiblePlans: [...eligible], hasSubscription, requestedPlanId: subscription.requested_plan_id },
      };
    }),

    bind(subscribePlan).to(async (caller, { planId }) => {
      const { eligible } = await plans.offer(caller.session.orgId);
      const plan = eligible.find((candidate) => planIdOf(candidate) === planId);
      if (plan === undefined) throw new AppError('PLAN_NOT_ELIGIBLE');
      const now = clock.now();
      await database.inOrg(caller.session.orgId, async (tx) => {
        const { subscription } = await plans.current(tx);
        if (!(await requestPlan(tx, planId, now))) return;
        await outbox.put(tx, caller.brand, caller.brand.supportEmail, {
          kind: 'plan-request',
          organisationName: subscription.company_name,
          planName: plan.planDetail.planName,
          requesterEmail: caller.session.email,
        });
        await auditCaller(tx, caller, now, { action: 'plan.requested', subject: planId });
      });
      return { success: true, data: { requestedPlanId: planId } };
    }),

    bind(isValidSubscriptionId).to(createCheckSubscriptionId(services)),
  ];
}
