import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPasswordAcceptable, missingPasswordParts } from './password-rule.ts';

test.each([
  ['', ['length', 'lower', 'upper', 'digit']],
  ['abc', ['length', 'upper', 'digit']],
  ['abcdefgh', ['upper', 'digit']],
  ['Abcdefg1', []],
  ['Abcdef1', ['length']],
  ['ÄÖÜäöü12', []],
  ['Ж я 3 xyz', []],
  ['Aa1 🔒🔒🔒🔒', []],
])('%s', (password, missing) => {
  expect(missingPasswordParts(password)).toEqual(missing);
});

test('adding to a good password never makes it bad', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      expect(missingPasswordParts(`${before}Abcdefg1${after}`)).toEqual([]);
    }),
  );
});

test('what is missing can be added', () => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      const parts = { length: 'xxxxxxxx', lower: 'a', upper: 'A', digit: '1' };
      const completed = missingPasswordParts(password).reduce((text, part) => text + parts[part], password);
      expect(missingPasswordParts(completed)).toEqual([]);
    }),
  );
});

test.each([
  ['Sourdough1', 'rule', true],
  ['sourdough1', 'rule', false],
  ['', 'rule', false],
  ['x', 'none', true],
  [' ', 'none', true],
  ['', 'none', false],
] as const)('%j with %s is acceptable: %s', (password, rule, expected) => {
  expect(isPasswordAcceptable(password, rule)).toBe(expected);
});
