import { SCAN_LEVELS } from '@portal/domain/monitoring/scan-levels.ts';
import { z } from 'zod';
import { call, done, line, noInput, withData } from '../call.ts';
import { eligiblePlan } from '../plans/plans.schemas.ts';
import { version } from './console.schemas.ts';
import { planFields } from './plan-catalogue.schemas.ts';

const planId = line(100).min(1);

/** All plans, from the lowest to the highest, with what uses them. */
export const listPlans = call({
  method: 'GET',
  path: '/console/plans',
  access: 'staff',
  permission: 'offer.see',
  customers: 'none',
  input: noInput,
  output: withData(
    z.object({
      plans: z.array(
        z.object({
          planId: z.string(),
          version: z.number(),
          isTrialPlan: z.boolean(),
          plan: eligiblePlan,
          /** Customers who have it or have asked for it. */
          organisations: z.number(),
          channels: z.number(),
          subscriptionIds: z.number(),
        }),
      ),
      /** The levels that the scan engine has. */
      scanLevels: z.array(z.enum(SCAN_LEVELS)),
      /** Customers who pay for a plan of the billing provider that no plan here has, the longest waiting first. */
      waiting: z.array(
        z.object({ orgId: z.string(), companyName: z.string(), billingPlanId: z.string(), since: z.string() }),
      ),
    }),
  ),
  errors: [],
});

/** Makes a plan, the highest one until it is moved. */
export const createPlan = call({
  method: 'POST',
  path: '/console/createPlan',
  access: 'staff',
  permission: 'offer.change',
  input: planFields,
  output: withData(z.object({ planId: z.string() })),
  errors: ['PLAN_NAME_TAKEN', 'SCAN_LEVEL_UNKNOWN', 'TOO_MANY_PLANS'],
});

/** Changes a plan, for all who have it at once; refused when somebody has changed it since `version`. */
export const editPlan = call({
  method: 'POST',
  path: '/console/editPlan',
  access: 'staff',
  permission: 'offer.change',
  input: planFields.extend({ planId, version }),
  output: done,
  errors: ['PLAN_NAME_TAKEN', 'SCAN_LEVEL_UNKNOWN'],
});

/** Changes places with the plan below or above. */
export const movePlan = call({
  method: 'POST',
  path: '/console/movePlan',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({ planId, direction: z.enum(['up', 'down']) }),
  output: done,
  errors: [],
});

/** Shows a plan to customers, or hides it from those who do not have it. */
export const showPlan = call({
  method: 'POST',
  path: '/console/showPlan',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({ planId, isShown: z.boolean() }),
  output: done,
  errors: [],
});

/** Makes a plan the one that new trials have. */
export const chooseTrialPlan = call({
  method: 'POST',
  path: '/console/chooseTrialPlan',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({ planId }),
  output: done,
  errors: [],
});

/** Deletes a plan that nobody has and nothing names. */
export const deletePlan = call({
  method: 'POST',
  path: '/console/deletePlan',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({ planId }),
  output: done,
  errors: ['PLAN_IN_USE', 'PLAN_IS_FOR_TRIALS'],
});
