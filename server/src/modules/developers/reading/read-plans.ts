import * as operations from '@portal/contract/developers/operations/plans.operations.ts';
import { putOnPlan } from '../../console/public.ts';
import { type Plan, planIdOf } from '../../plans/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { type BoundOperation, serve } from '../serving/bind-operation.ts';
import { found } from '../serving/found.ts';
import { findCustomer } from './customers.store.ts';
import { toCustomer } from './read-customers.ts';

/** The provider's plans by the public interface, and the plan that a customer has. */
export const plansOperations: readonly BoundOperation<DevelopersServices>[] = [
  serve(operations.listPlans).with(async ({ plans }) => ({ data: plans.catalogue.plans.map(toPlan) })),
  serve(operations.readPlan).with(async ({ plans }, _caller, { id }) =>
    toPlan(found(plans.catalogue.plans.find((plan) => planIdOf(plan) === id))),
  ),
  serve(operations.changePlan).with(async (services, caller, { customerId, subscription, ...change }) => {
    await putOnPlan(services, caller, { ...change, orgId: customerId, subscriptionStatus: subscription });
    return toCustomer(found(await services.database.onceAsSystem((tx) => findCustomer(tx, customerId))));
  }),
];

/** A plan in the public interface's own names. */
function toPlan(plan: Plan) {
  const { planDetail: detail } = plan;
  return {
    id: planIdOf(plan),
    name: detail.planName,
    price: plan.planPrice,
    currency: plan.currency,
    isOffered: plan.showToCustomer,
    people: detail.trainingNumberOfSeats,
    websites: detail.probelyNumberOfTargets,
    scanFrequencies: detail.probelyScanFrequency,
    modules: {
      monitoring: detail.probely,
      ratings: detail.bitsight,
      training: detail.training,
      phishing: detail.phishing ?? 'NOT_AVAILABLE',
      policies: detail.securityPolicies,
      policySignOff: detail.securityPoliciesSignOff,
      maturity: detail.cybermaturity,
      insurance: detail.insurance,
      concierge: detail.cyberconcierge ?? 'NOT_AVAILABLE',
      marketplace: detail.marketplace,
    },
  };
}
