import { DEFAULT_CURRENCY, decimalsOf } from './currency.ts';

/** The highest price that can be typed, in the smallest unit of its currency: a million dollars a month. */
export const HIGHEST_PRICE = 100_000_000;

const MONEY = /^\p{Sc}?\s?(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,3}))?$/u;

/**
 * Reads an amount as people type it, such as "49", "49.5", "$1,249.00", into the smallest unit of its currency, cents by default;
 * null when it is no amount, has more decimals than the currency, or is higher than {@link HIGHEST_PRICE}. No arithmetic with
 * fractions: 0.29 is 29 cents and not 28.
 */
export function parseMoney(text: string, currency: string = DEFAULT_CURRENCY): number | null {
  const [, whole, fraction = ''] = MONEY.exec(text.trim()) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === undefined || fraction.length > decimals) return null;
  const amount = Number(`${whole.replaceAll(',', '')}${fraction.padEnd(decimals, '0')}`);
  return amount <= HIGHEST_PRICE ? amount : null;
}

/** An amount as it stands in a field for typing: "49.00" for 4900 cents, "4900" for as many yen. */
export function moneyForTyping(amount: number, currency: string = DEFAULT_CURRENCY): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(amount);
  const unit = 10 ** decimals;
  return `${Math.floor(amount / unit)}.${String(amount % unit).padStart(decimals, '0')}`;
}
