import { DEFAULT_CURRENCY } from '@portal/domain/plans/currency.ts';
import { moneyForTyping, parseMoney } from '@portal/domain/plans/money-input.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { planForm as texts } from './plans.texts.ts';

export type ListedPlan = CallOutput<'listPlans'>['data']['plans'][number];
export type PlanInput = CallInput<'createPlan'> & { readonly currency: string };
export type CouponForm = {
  readonly key: string;
  readonly couponCode: string;
  readonly discountType: 'fixed_amount' | 'percentage';
  /** As typed: an amount of the plan's currency, or percent. */
  readonly value: string;
};

/** A plan as it stands in the form, numbers as they were typed. */
export type PlanForm = Omit<PlanInput, 'planPrice' | 'planDetail' | 'chargebeeCoupons'> & {
  readonly price: string;
  readonly seats: string;
  readonly websites: string;
  readonly coupons: readonly CouponForm[];
  readonly planDetail: Omit<PlanInput['planDetail'], 'trainingNumberOfSeats' | 'probelyNumberOfTargets'>;
};

const EMPTY: PlanForm = {
  showToCustomer: false,
  currency: DEFAULT_CURRENCY,
  price: '',
  seats: '0',
  websites: '1',
  planDetail: {
    planName: '',
    training: 'NOT_AVAILABLE',
    insurance: 'NOT_AVAILABLE',
    securityPolicies: 'NOT_AVAILABLE',
    securityPoliciesSignOff: 'NOT_AVAILABLE',
    cybermaturity: 'NOT_AVAILABLE',
    cyberconcierge: 'NOT_AVAILABLE',
    phishing: 'NOT_AVAILABLE',
    probely: 'ACTIVE',
    probelyScanFrequency: ['MONTHLY', 'QUARTERLY'],
    probelyScanProfile: ['lightning', 'safe'],
    probelyRequiresProof: false,
    bitsight: 'NOT_AVAILABLE',
    marketplace: 'NOT_AVAILABLE',
  },
  planColors: { border: '#0b57d0', button: '#0b57d0', shadow: '#0b57d033' },
  chargebeePlanId: null,
  planDiscountMessage: null,
  coupons: [],
};

/** The form of a plan that there is; null gives that of a new one. */
export function planFormOf(row: ListedPlan | null): PlanForm {
  if (row === null) return EMPTY;
  const { plan } = row;
  const {
    trainingNumberOfSeats,
    probelyNumberOfTargets,
    probelyScanProfile,
    probelyRequiresProof,
    cyberconcierge,
    phishing,
    ...detail
  } = plan.planDetail;
  return {
    showToCustomer: plan.showToCustomer,
    currency: plan.currency,
    price: moneyForTyping(plan.planPrice, plan.currency),
    seats: String(trainingNumberOfSeats),
    websites: String(probelyNumberOfTargets),
    // The specification's default: the concierge is there unless a plan says otherwise.
    planDetail: {
      ...detail,
      cyberconcierge: cyberconcierge ?? 'ACTIVE',
      phishing: phishing ?? 'NOT_AVAILABLE',
      probelyRequiresProof: probelyRequiresProof ?? false,
      probelyScanProfile: probelyScanProfile as PlanInput['planDetail']['probelyScanProfile'],
    },
    planColors: plan.planColors,
    chargebeePlanId: plan.chargebeePlanId,
    planDiscountMessage: plan.planDiscountMessage,
    coupons: plan.chargebeeCoupons.map((coupon, index) => ({
      key: `${index}-${coupon.couponCode}`,
      couponCode: coupon.couponCode,
      discountType: coupon.discountType,
      value:
        coupon.discountType === 'fixed_amount'
          ? moneyForTyping(coupon.discountAmount, plan.currency)
          : String(coupon.discountPercentage),
    })),
  };
}

/** What is wrong with what was typed, by the name that the field has on the wire. */
export function planFormProblems(form: PlanForm): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const { currency } = form;
  if (parseMoney(form.price, currency) === null) problems.planPrice = amountWanted(4900, currency);
  if (parseCount(form.seats) === null) problems['planDetail.trainingNumberOfSeats'] = say(texts.pleaseEnterAWhole);
  if (parseCount(form.websites) === null) problems['planDetail.probelyNumberOfTargets'] = say(texts.pleaseEnterAWhole);
  for (const [index, coupon] of form.coupons.entries()) {
    if (couponValue(coupon, currency) !== null) continue;
    problems[`chargebeeCoupons.${index}.value`] =
      coupon.discountType === 'percentage' ? say(texts.pleaseEnterAPercentage) : amountWanted(1000, currency);
  }
  return problems;
}

/** What the form says; numbers that cannot be read count as 0, so that the preview always has something to draw. */
export function planInputOf(form: PlanForm): PlanInput {
  const { price, seats, websites, coupons, planDetail, ...rest } = form;
  return {
    ...rest,
    planPrice: parseMoney(price, form.currency) ?? 0,
    planDetail: {
      ...planDetail,
      planName: planDetail.planName.trim(),
      trainingNumberOfSeats: parseCount(seats) ?? 0,
      probelyNumberOfTargets: parseCount(websites) ?? 0,
    },
    chargebeeCoupons: coupons.map((coupon) => {
      const value = couponValue(coupon, form.currency) ?? 0;
      const isFixed = coupon.discountType === 'fixed_amount';
      return {
        couponCode: coupon.couponCode.trim(),
        discountType: coupon.discountType,
        discountAmount: isFixed ? value : 0,
        discountPercentage: isFixed ? 0 : value,
      };
    }),
  };
}

/** An amount in the currency's smallest unit, or percent; null when it cannot be read. */
function couponValue({ discountType, value }: CouponForm, currency: string): number | null {
  if (discountType === 'fixed_amount') return parseMoney(value, currency);
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(value.trim()) ? Number(value) : Number.NaN;
  return percent >= 0 && percent <= 100 ? percent : null;
}

const amountWanted = (example: number, currency: string) =>
  say(texts.pleaseEnterAnAmount, { example: moneyForTyping(example, currency) });

function parseCount(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) && Number(text) <= 100_000 ? Number(text) : null;
}
