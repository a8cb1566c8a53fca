import {
  featureUsageProfile,
  getEligiblePlans,
  isValidSubscriptionId,
  subscribePlan,
} from '@portal/contract/plans/plans.calls.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { planIdOf } from './plan-catalogue.ts';
import { requestPlan } from './plans.store.ts';
import type { Plans } from './public.ts';

const NO_UI_RULES = {
  isTrialDisabled: false,
  channelDiscountTitle: null,
  channelDiscountDescription: null,
  marketingLogoPrimary: null,
  marketingLogoSecondary: null,
};

/** Calls of plans and subscriptions. */
export function plansModule({ database, outbox, clock }: Services, plans: Plans): BoundCall[] {
  const { catalogue } = plans;
  const highest = catalogue.plans.at(-1);
  const visible = catalogue.plans.filter((plan) => plan.showToCustomer);
  return [
    bind(featureUsageProfile).to(async ({ session, brand }) => {
      const { plan, subscription, modules } = await database.inOrg(session.orgId, plans.current);
      const details = {
        ...plan.planDetail,
        subscriptionStatus: subscription.subscription_status,
        subscriptionDate: subscription.subscribed_at?.toISOString() ?? null,
        expirationDate: subscription.trial_ends_at?.toISOString() ?? null,
        signUpDate: subscription.created_at.toISOString(),
        channelObject: { uiRules: NO_UI_RULES },
        subscribedPlanPointer: plan.planPointer,
        isHighestPlan: highest !== undefined && planIdOf(highest) === planIdOf(plan),
        chargebeeSubscriptionStatus: null,
        modules,
        brand,
      };
      return { success: true, data: { plans: details } };
    }),

    bind(getEligiblePlans).to(async ({ session }) => {
      const { subscription } = await database.inOrg(session.orgId, plans.current);
      const hasSubscription = subscription.subscription_status === 'ACTIVE';
      return {
        success: true,
        data: { eligiblePlans: visible, hasSubscription, requestedPlanId: subscription.requested_plan_id },
      };
    }),

    bind(subscribePlan).to(async (caller, { planId }) => {
      const plan = visible.find((candidate) => planIdOf(candidate) === planId);
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

    // No channel has handed out subscription ids yet, so none is valid.
    bind(isValidSubscriptionId).to(async ({ brand }) => ({
      success: true,
      data: {
        subscriptionIdStatus: 'invalid',
        uiRules: NO_UI_RULES,
        channelId: null,
        planId: null,
        subscriptionId: null,
        brand,
      },
    })),
  ];
}
