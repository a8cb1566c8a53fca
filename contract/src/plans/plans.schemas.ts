import { DEFAULT_CURRENCY } from '@portal/domain/plans/currency.ts';
import { MODULE_KEYS, MODULE_STATUSES } from '@portal/domain/plans/module-status.ts';
import { z } from 'zod';

const status = z.enum(MODULE_STATUSES);

/** What a plan includes; field names of spec part 1, section 3. */
export const planDetail = z.object({
  planName: z.string(),
  training: status,
  trainingNumberOfSeats: z.number(),
  insurance: status,
  securityPolicies: status,
  securityPoliciesSignOff: status,
  cybermaturity: status,
  cyberconcierge: status.optional(),
  phishing: status.optional(),
  probely: status,
  probelyNumberOfTargets: z.number(),
  probelyScanFrequency: z.array(z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY'])),
  probelyScanProfile: z.array(z.string()),
  /** Whether scans that try inputs need a proof that the website is the customer's own. */
  probelyRequiresProof: z.boolean().optional(),
  bitsight: status,
  marketplace: status,
});

export const uiRules = z.object({
  isTrialDisabled: z.boolean(),
  channelDiscountTitle: z.string().nullable(),
  channelDiscountDescription: z.string().nullable(),
  marketingLogoPrimary: z.string().nullable(),
  marketingLogoSecondary: z.string().nullable(),
});

export const eligiblePlan = z.object({
  showToCustomer: z.boolean(),
  /** A month, in the smallest unit of the currency, such as cents. */
  planPrice: z.number(),
  /** Of the price and of fixed discounts, by ISO 4217. */
  currency: z.string().default(DEFAULT_CURRENCY),
  planDetail,
  planColors: z.object({ border: z.string(), button: z.string(), shadow: z.string() }),
  chargebeePlanId: z.string().nullable(),
  chargebeeCoupons: z.array(
    z.object({
      couponCode: z.string(),
      discountType: z.enum(['fixed_amount', 'percentage']),
      discountAmount: z.number(),
      discountPercentage: z.number(),
    }),
  ),
  planPointer: z.object({ appId: z.object({ planId: z.string() }) }),
  planDiscountMessage: z.string().nullable(),
});

export const subscription = planDetail.extend({
  subscriptionStatus: z.string(),
  subscriptionDate: z.string().nullable(),
  expirationDate: z.string().nullable(),
  signUpDate: z.string(),
  /** The ids of the plans that the organisation may have, and what its channel makes of the pages. */
  channelObject: z.object({ eligiblePlans: z.array(z.string()), uiRules }),
  subscribedPlanPointer: z.object({ appId: z.object({ planId: z.string() }) }),
  isHighestPlan: z.boolean(),
  chargebeeSubscriptionStatus: z.string().nullable(),
  modules: z.record(z.enum(MODULE_KEYS), status),
});
