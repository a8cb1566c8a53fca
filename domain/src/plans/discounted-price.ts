/** A coupon of a plan; field names of spec part 1, section 3. */
export type Coupon = {
  readonly discountType: 'fixed_amount' | 'percentage';
  /** Cents. */
  readonly discountAmount: number;
  /** 0 to 100. */
  readonly discountPercentage: number;
};

/**
 * Price in cents after coupons. A fixed discount is in cents and a percentage applies to the price itself, so several coupons
 * give the same in every order. Rounded once, to whole cents; never below 0 (spec part 1, section 5).
 */
export function discountedPrice(priceCents: number, coupons: readonly Coupon[]): number {
  const discount = coupons.reduce((sum, coupon) => sum + discountOf(priceCents, coupon), 0);
  return Math.max(0, Math.round(priceCents - discount));
}

/** The original price in cents, to be struck out; null where no coupon makes the plan cheaper. */
export function struckOutPrice(priceCents: number, coupons: readonly Coupon[]): number | null {
  return discountedPrice(priceCents, coupons) < priceCents ? priceCents : null;
}

function discountOf(priceCents: number, coupon: Coupon): number {
  const discount =
    coupon.discountType === 'fixed_amount' ? coupon.discountAmount : (priceCents * coupon.discountPercentage) / 100;
  return Math.max(0, discount);
}
