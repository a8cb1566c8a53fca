import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLineAbove, isJsonAbove } from './text-shape.ts';

test('a line counts without its end', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '\n', ' ') })), fc.nat(20), (parts, max) => {
      const text = parts.join('\n');
      expect(hasLineAbove(text, max)).toBe(text.split('\n').some((line) => line.length > max));
    }),
  );
});

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((inner) => depthOf(inner)))
    : 0;

test('JSON is as deep as its value, whatever its texts say', () => {
  const text = fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', 'a', ']') });
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 5 }, text, fc.array(tie('any')), fc.dictionary(text, tie('any'))),
  })).any;
  fc.assert(
    fc.property(value, fc.nat(6), (given, max) => {
      expect(isJsonAbove(JSON.stringify(given), { depth: max, values: 1000 })).toBe(depthOf(given) > max);
    }),
  );
});

test('values are counted beside each other, not in texts', () => {
  const most = { depth: 9, values: 3 };
  expect(isJsonAbove(JSON.stringify([1, { a: 2, b: ',,,,"' }, 3]), most)).toBe(false);
  expect(isJsonAbove(JSON.stringify([1, { a: 2, b: 3 }, 4, 5]), most)).toBe(true);
});
