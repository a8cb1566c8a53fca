import { expect, test } from 'vitest';
import { currencyCodes, DEFAULT_CURRENCY, decimalsOf, isCurrency } from './currency.ts';

test.each([
  ['USD', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
])('%s has %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test('only codes of the standard are currencies', () => {
  expect(isCurrency(DEFAULT_CURRENCY)).toBe(true);
  expect(['usd', 'XYZ', '', '$', 'EURO'].filter(isCurrency)).toEqual([]);
  expect(currencyCodes()).toEqual([...currencyCodes()].sort());
});
