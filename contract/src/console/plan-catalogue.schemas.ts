import { SCAN_LEVELS } from '@portal/domain/monitoring/scan-levels.ts';
import { DEFAULT_CURRENCY, isCurrency } from '@portal/domain/plans/currency.ts';
import { MODULE_STATUSES } from '@portal/domain/plans/module-status.ts';
import { HIGHEST_PRICE } from '@portal/domain/plans/money-input.ts';
import { z } from 'zod';
import { line } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

const status = z.enum(MODULE_STATUSES);
const amount = z.number().int(faults.wholeNumber.text).min(0, faults.tooSmall.text).max(100_000, faults.tooLarge.text);
/** In the smallest unit of the plan's currency, such as cents. */
const price = z.number().int().min(0).max(HIGHEST_PRICE);
const colour = z.string().regex(/^#[\da-f]{6}$/i, faults.color.text);
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
  currency: z.string().max(3).refine(isCurrency, faults.currency.text).default(DEFAULT_CURRENCY),
  planDetail: z.object({
    planName: line(60).min(1, faults.name.text),
    training: status,
    trainingNumberOfSeats: amount,
    insurance: status,
    securityPolicies: status,
    securityPoliciesSignOff: status,
    cybermaturity: status,
    cyberconcierge: status,
    phishing: status,
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
    shadow: z.string().regex(/^#(?:[\da-f]{6}|[\da-f]{8})$/i, faults.colorWithAlpha.text),
  }),
  chargebeePlanId: emptyAsNull(100),
  chargebeeCoupons: z
    .array(
      z.object({
        couponCode: line(100).min(1, faults.code.text),
        discountType: z.enum(['fixed_amount', 'percentage']),
        discountAmount: price,
        discountPercentage: z.number().min(0).max(100, faults.tooLarge.text),
      }),
    )
    .max(10),
  planDiscountMessage: emptyAsNull(200),
});
