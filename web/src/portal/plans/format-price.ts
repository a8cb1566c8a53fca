import { decimalsOf } from '@portal/domain/plans/currency.ts';

/** "$49" or "$49.50": an amount in the smallest unit of its currency, whole ones without decimals. */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const decimals = decimalsOf(currency);
  const unit = 10 ** decimals;
  const digits = amount % unit === 0 ? 0 : decimals;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / unit);
}
