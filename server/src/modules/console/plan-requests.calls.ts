import * as calls from '@portal/contract/console/plan-requests.calls.ts';
import { DEFAULT_CURRENCY } from '@portal/domain/plans/currency.ts';
import { discountedPrice } from '@portal/domain/plans/discounted-price.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findBillingSubscription } from '../billing/public.ts';
import { planIdOf } from '../plans/public.ts';
import { setPlan } from './customers/set-plan.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';
import { confirmPlanRequest, declinePlanRequest } from './plans/answer-plan-request.ts';
import { listPlanRequests, readPlan } from './plans/plan-requests.store.ts';

/** Calls by which staff answers plan requests, and sets plans by hand. */
export const planRequestsCalls: readonly BoundCall<Services>[] = [
  bind(calls.listPlanRequests).to(listPlanRequestsPage),
  bind(calls.confirmPlanRequest).to(confirmPlanRequest),
  bind(calls.declinePlanRequest).to(declinePlanRequest),
  bind(calls.readPlanOfOrganisation).to(readPlanOfOrganisation),
  bind(calls.setPlanOfOrganisation).to(setPlan),
];

async function listPlanRequestsPage(
  services: Services,
  _caller: CallerOf<typeof calls.listPlanRequests>,
  page: InputOf<typeof calls.listPlanRequests>,
): Promise<AnswerOf<typeof calls.listPlanRequests>> {
  const { database } = services;

  const { total, rows } = await database.asSystem((tx) => listPlanRequests(tx, sliceOf(page)));
  const requests = rows.map((row) => {
    const planId = row.requested_plan_id ?? '';
    const plan = findPlan(services, planId);
    return {
      orgId: row.org_id,
      companyName: row.company_name,
      currentPlanName: nameOf(services, row.plan_id),
      subscriptionStatus: row.subscription_status,
      planId,
      planName: nameOf(services, planId),
      price: plan === undefined ? 0 : discountedPrice(plan.planPrice, plan.chargebeeCoupons),
      currency: plan?.currency ?? DEFAULT_CURRENCY,
      requestedAt: row.requested_plan_at?.toISOString() ?? '',
      requestedBy: row.requested_by,
    };
  });
  return { success: true, data: { total, pageSize: PAGE_SIZE, requests } };
}

async function readPlanOfOrganisation(
  services: Services,
  _caller: CallerOf<typeof calls.readPlanOfOrganisation>,
  { orgId }: InputOf<typeof calls.readPlanOfOrganisation>,
): Promise<AnswerOf<typeof calls.readPlanOfOrganisation>> {
  const { plans, database } = services;

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
      planName: nameOf(services, row.plan_id),
      subscriptionStatus: row.subscription_status,
      trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
      trialEndsOn: row.trial_ends_at && dayOf(row.trial_ends_at, (await services.brands.byId(row.brand_id)).timeZone),
      chargebeeSubscriptionStatus: row.billing_status,
      isBilledElsewhere: billed?.is_live === true,
      request:
        requestedPlanId === null || requestedAt === null
          ? null
          : {
              planId: requestedPlanId,
              planName: nameOf(services, requestedPlanId),
              requestedAt: requestedAt.toISOString(),
              requestedBy: row.requested_by,
            },
      plans: plans.catalogue.plans.map((plan) => ({ planId: planIdOf(plan), planName: plan.planDetail.planName })),
    },
  };
}

function findPlan({ plans }: Services, planId: string) {
  return plans.catalogue.plans.find((plan) => planIdOf(plan) === planId);
}

function nameOf(services: Services, planId: string) {
  return findPlan(services, planId)?.planDetail.planName ?? planId;
}
