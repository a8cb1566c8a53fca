import { MODULE_STATUSES } from '@portal/domain/plans/module-status.ts';
import { SUBSCRIPTION_STATUSES } from '@portal/domain/plans/subscription-status.ts';
import { z } from 'zod';
import { id, isoDay, line, lines } from '../../call.ts';
import { operation } from '../operation.ts';
import { does } from '../operations.texts.ts';
import { apiCustomer, customer } from './customers.operations.ts';

const provider = { audience: 'provider', resource: 'plans', status: 200 } as const;

/** The plan's own id, as the console shows it. */
const planId = line(100).min(1);
const status = z.enum(MODULE_STATUSES);

const apiPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** A month, in the smallest unit of the currency, such as cents. */
  price: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** Whether customers see it. */
  isOffered: z.boolean(),
  /** People in training. */
  people: z.number(),
  websites: z.number(),
  scanFrequencies: z.array(z.string()),
  modules: z.object({
    monitoring: status,
    ratings: status,
    training: status,
    phishing: status,
    policies: status,
    policySignOff: status,
    maturity: status,
    insurance: status,
    concierge: status,
    marketplace: status,
  }),
});

const plan: z.input<typeof apiPlan> = {
  ...{ id: 'essential', name: 'Essential', price: 4900, currency: 'USD', isOffered: true, people: 25, websites: 2 },
  scanFrequencies: ['WEEKLY', 'MONTHLY'],
  modules: {
    monitoring: 'ACTIVE',
    ratings: 'INACTIVE',
    training: 'ACTIVE',
    phishing: 'INACTIVE',
    policies: 'ACTIVE',
    policySignOff: 'ACTIVE',
    maturity: 'ACTIVE',
    insurance: 'ACTIVE',
    concierge: 'INACTIVE',
    marketplace: 'ACTIVE',
  },
};

export const listPlans = operation({
  ...provider,
  name: 'listPlans',
  method: 'GET',
  path: '/plans',
  scope: 'plans:read',
  summary: does.listPlans,
  input: z.strictObject({}),
  output: z.object({ data: z.array(apiPlan) }),
  errors: [],
  example: { input: {}, output: { data: [plan] } },
});

export const readPlan = operation({
  ...provider,
  name: 'readPlan',
  method: 'GET',
  path: '/plans/{id}',
  scope: 'plans:read',
  summary: does.readPlan,
  input: z.strictObject({ id: planId }),
  output: apiPlan,
  errors: ['NOT_FOUND'],
  example: { input: { id: plan.id }, output: plan },
});

/** As staff sets a plan by hand: the log keeps what was, what is, and why. */
export const changePlan = operation({
  ...provider,
  name: 'changePlan',
  method: 'POST',
  path: '/plan-changes',
  scope: 'plans:write',
  summary: does.changePlan,
  input: z.strictObject({
    customerId: id,
    planId,
    subscription: z.enum(SUBSCRIPTION_STATUSES),
    /** Only for a trial; without it, its end stays as it is. */
    trialEndsOn: isoDay().nullable().default(null),
    reason: lines(1000).min(1),
  }),
  output: apiCustomer,
  fromOutside: ['name', 'website'],
  errors: ['NOT_FOUND', 'PLAN_UNKNOWN', 'PLAN_BILLED_ELSEWHERE', 'DATE_IN_THE_PAST', 'TRIAL_TOO_LONG'],
  example: {
    input: { customerId: customer.id, planId: 'essential', subscription: 'ACTIVE', reason: 'Ordered in our shop' },
    output: { ...customer, subscription: 'ACTIVE', trialEndsAt: null },
  },
});
