import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIGHEST_PRICE, moneyForTyping, parseMoney } from './money-input.ts';

test.each([
  ['49', 4900],
  ['49.5', 4950],
  ['49.00', 4900],
  [' $1,249.00 ', 124_900],
  ['0.29', 29],
  ['0', 0],
  ['1,000,000', HIGHEST_PRICE],
])('%j is %d cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each([
  '',
  '.',
  '.5',
  '-1',
  '1.234',
  '1,00',
  '12,34.00',
  '1e3',
  '49,00',
  '٤٩',
  '1 000',
  'free',
  '1000000.01',
  '99999999',
])('%j is no amount', (text) => {
  expect(parseMoney(text)).toBeNull();
});

test.each([
  ['4900', 'JPY', 4900],
  ['¥4,900', 'JPY', 4900],
  ['49.00', 'JPY', null],
  ['49.5', 'KWD', 49_500],
  ['49.125', 'KWD', 49_125],
  ['€49.50', 'EUR', 4950],
  ['49.505', 'EUR', null],
])('%j in %s is %j of its smallest unit', (text, currency, amount) => {
  expect(parseMoney(text, currency)).toBe(amount);
});

test('what is shown for typing reads as the same amount, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: HIGHEST_PRICE }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (amount, currency) => {
        expect(parseMoney(moneyForTyping(amount, currency), currency)).toBe(amount);
      },
    ),
  );
});

test('whatever is typed is a whole number of cents within the limits, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$ ]?[\d,.]{0,12}$/)), (text) => {
      const cents = parseMoney(text);
      expect(cents === null || (Number.isInteger(cents) && cents >= 0 && cents <= HIGHEST_PRICE)).toBe(true);
    }),
  );
});

test('writing the thousands apart changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: HIGHEST_PRICE }), (cents) => {
      const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100);
      expect(parseMoney(grouped)).toBe(cents);
    }),
  );
});
