/** The currency of prices that name none. */
export const DEFAULT_CURRENCY = 'USD';

/** True for a code of ISO 4217 that money can be written in. */
export function isCurrency(code: string): boolean {
  return CODES.has(code);
}

/** Codes of ISO 4217, in the order of the alphabet. */
export function currencyCodes(): readonly string[] {
  return [...CODES];
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** How many decimals a currency has by ISO 4217: 2 for dollars, 0 for yen, 3 for dinars. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
