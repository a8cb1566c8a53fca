/** The highest price that can be typed: a million a month. */
export const HIGHEST_PRICE_CENTS = 100_000_000;

const MONEY = /^\$?\s?(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/**
 * Reads an amount as people type it, such as "49", "49.5", "$1,249.00", into cents; null when it is no amount, has more than two
 * decimals, or is higher than {@link HIGHEST_PRICE_CENTS}. No arithmetic with fractions: 0.29 is 29 cents and not 28.
 */
export function parseMoney(text: string): number | null {
  const [, whole, decimals = ''] = MONEY.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= HIGHEST_PRICE_CENTS ? cents : null;
}

/** Cents as they stand in a field for typing: "49.00". */
export function moneyForTyping(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
