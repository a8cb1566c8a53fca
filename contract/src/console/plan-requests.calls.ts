import { SUBSCRIPTION_STATUSES } from '@portal/domain/plans/subscription-status.ts';
import { z } from 'zod';
import { call, done, id, isoDay, line, lines, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { pageOfList } from './console.schemas.ts';

/** Plans that customers have asked for and that nobody has answered yet, the longest waiting first. */
export const listPlanRequests = call({
  method: 'GET',
  path: '/console/planRequests',
  access: 'staff',
  permission: 'customers.plan',
  input: pageOfList,
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      requests: z.array(
        z.object({
          orgId: z.string(),
          companyName: z.string(),
          currentPlanName: z.string(),
          subscriptionStatus: z.string(),
          planId: z.string(),
          planName: z.string(),
          /** A month, after the plan's coupons, in the smallest unit of its currency. */
          price: z.number(),
          currency: z.string(),
          requestedAt: z.string(),
          requestedBy: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});

const planId = line(100).min(1, faults.plan.text);

/** Puts a plan that was asked for into force and tells the customer by mail. */
export const confirmPlanRequest = call({
  method: 'POST',
  path: '/console/confirmPlanRequest',
  access: 'staff',
  permission: 'customers.plan',
  input: z.object({ orgId: id, planId }),
  output: done,
  errors: ['PLAN_REQUEST_GONE', 'PLAN_BILLED_ELSEWHERE'],
});

/** Turns a request down, with a reason that the customer gets by mail; the plan stays as it is. */
export const declinePlanRequest = call({
  method: 'POST',
  path: '/console/declinePlanRequest',
  access: 'staff',
  permission: 'customers.plan',
  input: z.object({ orgId: id, planId, reason: lines(1000).min(1, faults.whyReadByCustomer.text) }),
  output: done,
  errors: ['PLAN_REQUEST_GONE'],
});

/** The plan and status of one organisation, and what they may be changed to. */
export const readPlanOfOrganisation = call({
  method: 'GET',
  path: '/console/planOfOrganisation',
  access: 'staff',
  permission: 'customers.see',
  customers: 'named',
  input: z.object({ orgId: id }),
  output: withData(
    z.object({
      planId: z.string(),
      planName: z.string(),
      subscriptionStatus: z.string(),
      trialEndsAt: z.string().nullable(),
      /** The trial's last day in the time zone of the customer's brand, in ISO 8601. */
      trialEndsOn: z.string().nullable(),
      chargebeeSubscriptionStatus: z.string().nullable(),
      /** True while the billing provider decides about plan and status. */
      isBilledElsewhere: z.boolean(),
      request: z
        .object({
          planId: z.string(),
          planName: z.string(),
          requestedAt: z.string(),
          requestedBy: z.string().nullable(),
        })
        .nullable(),
      plans: z.array(z.object({ planId: z.string(), planName: z.string() })),
    }),
  ),
  errors: [],
});

/** Sets an organisation's plan and status by hand, and the last day of its trial. */
export const setPlanOfOrganisation = call({
  method: 'POST',
  path: '/console/setPlanOfOrganisation',
  access: 'staff',
  permission: 'customers.plan',
  freshProof: true,
  input: z.object({
    orgId: id,
    planId,
    subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
    /** Only for a trial; null leaves its end as it is. */
    trialEndsOn: isoDay().nullable().default(null),
    reason: lines(1000).min(1, faults.whyForLog.text),
  }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'PLAN_UNKNOWN', 'PLAN_BILLED_ELSEWHERE', 'DATE_IN_THE_PAST', 'TRIAL_TOO_LONG'],
});
