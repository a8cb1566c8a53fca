import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coupon, discountedPrice, struckOutPrice } from './discounted-price.ts';

const fixed = (discountAmount: number): Coupon => ({
  discountType: 'fixed_amount',
  discountAmount,
  discountPercentage: 0,
});
const percentage = (discountPercentage: number): Coupon => ({
  discountType: 'percentage',
  discountAmount: 0,
  discountPercentage,
});

describe('a price after coupons', () => {
  test.each<[string, number, readonly Coupon[], number]>([
    ['no coupon', 9900, [], 9900],
    ['a fixed discount is in cents', 9900, [fixed(1234)], 8666],
    ['a fixed discount above the price', 1000, [fixed(1234)], 0],
    ['a percentage of the price', 9900, [percentage(20)], 7920],
    ['a percentage is rounded to whole cents', 9999, [percentage(33.3)], 6669],
    ['half a cent is rounded up', 5, [percentage(50)], 3],
    ['everything off', 9900, [percentage(100)], 0],
    ['more than everything off', 9900, [percentage(150)], 0],
    ['two percentages, both of the price', 10_000, [percentage(10), percentage(20)], 7000],
    ['a percentage and a fixed discount', 10_000, [percentage(10), fixed(500)], 8500],
    ['rounding happens once', 333, [percentage(50), percentage(50)], 0],
    ['the amount of a percentage coupon means nothing', 9900, [{ ...percentage(10), discountAmount: 5000 }], 8910],
    ['a discount below 0 makes nothing dearer', 9900, [fixed(-500), percentage(-10)], 9900],
    ['a plan that costs nothing', 0, [fixed(100)], 0],
  ])('%s', (_name, price, coupons, expected) => {
    expect(discountedPrice(price, coupons)).toBe(expected);
    expect(struckOutPrice(price, coupons)).toBe(expected < price ? price : null);
  });

  const price = fc.integer({ min: 0, max: 10_000_000 });
  const coupon = fc.record<Coupon>({
    discountType: fc.constantFrom('fixed_amount', 'percentage'),
    discountAmount: fc.integer({ min: 0, max: 10_000_000 }),
    discountPercentage: fc.integer({ min: 0, max: 100 }),
  });

  test('is whole, never below 0 and never above the price', () => {
    fc.assert(
      fc.property(price, fc.array(coupon, { maxLength: 4 }), (cents, coupons) => {
        const result = discountedPrice(cents, coupons);
        expect(Number.isInteger(result)).toBe(true);
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(cents);
      }),
    );
  });

  test('is the same in whatever order the coupons stand', () => {
    fc.assert(
      fc.property(price, fc.array(coupon, { maxLength: 4 }), (cents, coupons) => {
        expect(discountedPrice(cents, coupons.toReversed())).toBe(discountedPrice(cents, coupons));
      }),
    );
  });

  test('falls, or stays, with every further coupon', () => {
    fc.assert(
      fc.property(price, fc.array(coupon, { maxLength: 3 }), coupon, (cents, coupons, further) => {
        expect(discountedPrice(cents, [...coupons, further])).toBeLessThanOrEqual(discountedPrice(cents, coupons));
      }),
    );
  });
});
