import * as calls from '@portal/contract/console/plan-requests.calls.ts';
import { DEFAULT_CURRENCY } from '@portal/domain/plans/currency.ts';
import { discountedPrice } from '@portal/domain/plans/discounted-price.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { findBillingSubscription } from '../billing/public.ts';
import { type Plans, planIdOf } from '../plans/public.ts';
import { createConfirmPlanRequest, createDeclinePlanRequest } from './answer-plan-request.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';
import { listPlanRequests, readPlan } from './plan-requests.store.ts';
import { createSetPlan } from './set-plan.ts';

/** Calls by which staff answers plan requests, and sets plans by hand. */
export function planRequestsModule(services: Services, plans: Plans): BoundCall[] {
  const { database } = services;
  const { catalogue } = plans;
  const findPlan = (planId: string) => catalogue.plans.find((plan) => planIdOf(plan) === planId);
  const nameOf = (planId: string) => findPlan(planId)?.planDetail.planName ?? planId;

  return [
    bind(calls.listPlanRequests).to(async (_caller, page) => {
      const { total, rows } = await database.asSystem((tx) => listPlanRequests(tx, sliceOf(page)));
      const requests = rows.map((row) => {
        const planId = row.requested_plan_id ?? '';
        const plan = findPlan(planId);
        return {
          orgId: row.org_id,
          companyName: row.company_name,
          currentPlanName: nameOf(row.plan_id),
          subscriptionStatus: row.subscription_status,
          planId,
          planName: nameOf(planId),
          price: plan === undefined ? 0 : discountedPrice(plan.planPrice, plan.chargebeeCoupons),
          currency: plan?.currency ?? DEFAULT_CURRENCY,
          requestedAt: row.requested_plan_at?.toISOString() ?? '',
          requestedBy: row.requested_by,
        };
      });
      return { success: true, data: { total, pageSize: PAGE_SIZE, requests } };
    }),

    bind(calls.confirmPlanRequest).to(createConfirmPlanRequest(services, plans)),
    bind(calls.declinePlanRequest).to(createDeclinePlanRequest(services, plans)),

    bind(calls.readPlanOfOrganisation).to(async (_caller, { orgId }) => {
      const { row, billed } = await database.inOrg(orgId, async (tx) => ({
        row: await readPlan(tx),
        billed: await findBillingSubscription(tx, orgId),
      }));
      if (row === undefined) throw new AppError('NOT_FOUND');
      const { requested_plan_id: requestedPlanId, requested_plan_at: requestedAt } = row;
      return {
        success: true,
        data: {
          planId: row.plan_id,
          planName: nameOf(row.plan_id),
          subscriptionStatus: row.subscription_status,
          trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
          trialEndsOn:
            row.trial_ends_at && dayOf(row.trial_ends_at, (await services.brands.byId(row.brand_id)).timeZone),
          chargebeeSubscriptionStatus: row.billing_status,
          isBilledElsewhere: billed?.is_live === true,
          request:
            requestedPlanId === null || requestedAt === null
              ? null
              : {
                  planId: requestedPlanId,
                  planName: nameOf(requestedPlanId),
                  requestedAt: requestedAt.toISOString(),
                  requestedBy: row.requested_by,
                },
          plans: catalogue.plans.map((plan) => ({ planId: planIdOf(plan), planName: plan.planDetail.planName })),
        },
      };
    }),

    bind(calls.setPlanOfOrganisation).to(createSetPlan(services, plans)),
  ];
}
