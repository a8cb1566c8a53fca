import { SCAN_LEVELS } from '@portal/domain/monitoring/scan-levels.ts';
import { DEFAULT_CURRENCY, isCurrency } from '@portal/domain/plans/currency.ts';
import { MODULE_STATUSES } from '@portal/domain/plans/module-status.ts';
import { HIGHEST_PRICE } from '@portal/domain/plans/money-input.ts';
import { z } from 'zod';
import { line } from '../call.ts';

const status = z.enum(MODULE_STATUSES);
const amount = z
  .number()
  .int('Please enter a whole number.')
  .min(0, 'Please enter 0 or more.')
  .max(100_000, 'Please enter at most 100,000.');
/** In the smallest unit of the plan's currency, such as cents. */
const price = z.number().int().min(0).max(HIGHEST_PRICE);
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'Please enter a color such as #0b57d0.');
const emptyAsNull = (max: number) =>
  line(max)
    .nullable()
    .transform((text) => text || null);

/** What staff decides about a plan; its id is made up once and never changes. */
export const planFields = z.object({
  showToCustomer: z.boolean(),
  /** A month. */
  planPrice: price,
  /** Of the price and of fixed discounts, by ISO 4217. */
  currency: z.string().max(3).refine(isCurrency, 'Please choose one of the currencies.').default(DEFAULT_CURRENCY),
  planDetail: z.object({
    planName: line(60).min(1, 'Please enter a name.'),
    training: status,
    trainingNumberOfSeats: amount,
    insurance: status,
    securityPolicies: status,
    securityPoliciesSignOff: status,
    cybermaturity: status,
    cyberconcierge: status,
    probely: status,
    probelyNumberOfTargets: amount,
    probelyScanFrequency: z.array(z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY'])).max(4),
    probelyScanProfile: z.array(z.enum(SCAN_LEVELS)).max(SCAN_LEVELS.length),
    probelyRequiresProof: z.boolean(),
    bitsight: status,
    marketplace: status,
  }),
  planColors: z.object({
    border: colour,
    button: colour,
    shadow: z.string().regex(/^#(?:[\da-f]{6}|[\da-f]{8})$/i, 'Please enter a color such as #0b57d033.'),
  }),
  chargebeePlanId: emptyAsNull(100),
  chargebeeCoupons: z
    .array(
      z.object({
        couponCode: line(100).min(1, 'Please enter the code.'),
        discountType: z.enum(['fixed_amount', 'percentage']),
        discountAmount: price,
        discountPercentage: z.number().min(0).max(100, 'Please enter at most 100.'),
      }),
    )
    .max(10),
  planDiscountMessage: emptyAsNull(200),
});
