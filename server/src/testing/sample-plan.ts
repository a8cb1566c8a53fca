import type { createPlan } from '@portal/contract/console/plan-catalogue.calls.ts';
import type { z } from 'zod';

export type PlanInput = z.input<typeof createPlan.input>;

/** A plan as staff would type it, with website scans and training. */
export function samplePlan(planName: string, changes: Partial<PlanInput> = {}): PlanInput {
  return {
    showToCustomer: false,
    planPrice: 2900,
    planDetail: {
      planName,
      training: 'ACTIVE',
      trainingNumberOfSeats: 25,
      insurance: 'NOT_AVAILABLE',
      securityPolicies: 'NOT_AVAILABLE',
      securityPoliciesSignOff: 'NOT_AVAILABLE',
      cybermaturity: 'NOT_AVAILABLE',
      cyberconcierge: 'NOT_AVAILABLE',
      phishing: 'ACTIVE',
      probely: 'ACTIVE',
      probelyNumberOfTargets: 2,
      probelyRequiresProof: false,
      probelyScanFrequency: ['WEEKLY', 'MONTHLY'],
      probelyScanProfile: ['lightning', 'safe'],
      bitsight: 'NOT_AVAILABLE',
      marketplace: 'NOT_AVAILABLE',
    },
    planColors: { border: '#0b57d0', button: '#0b57d0', shadow: '#0b57d033' },
    chargebeePlanId: null,
    chargebeeCoupons: [],
    planDiscountMessage: null,
    ...changes,
  };
}
