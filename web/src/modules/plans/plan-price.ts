type Coupon = {
  readonly discountType: 'fixed_amount' | 'percentage';
  /** Cents. */
  readonly discountAmount: number;
  readonly discountPercentage: number;
};

/**
 * Price in cents after a coupon: a fixed discount is in cents, a percentage applies to the price; rounded, never below 0
 * (spec part 1, section 5).
 */
export function discountedPrice(priceCents: number, coupon: Coupon | undefined): number {
  if (coupon === undefined) return priceCents;
  const discount =
    coupon.discountType === 'fixed_amount' ? coupon.discountAmount : (priceCents * coupon.discountPercentage) / 100;
  return Math.max(0, Math.round(priceCents - discount));
}

/** "$49" or "$49.50": whole amounts without cents. */
export function formatPrice(cents: number, locale: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
