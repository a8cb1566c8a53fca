import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNewerVersion } from './newer-version.ts';

it.each([
  ['0.2.0', '0.1.0', true],
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '0.99.99', true],
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.1', false],
  ['0.2.0-beta', '0.1.0', false],
  ['latest', '0.1.0', false],
])('%s after %s: %s', (other, version, expected) => {
  expect(isNewerVersion(other, version)).toBe(expected);
});

it('is never so in both directions, and always in one of two that differ', () => {
  const version = fc.tuple(fc.nat(200), fc.nat(200), fc.nat(200)).map((parts) => parts.join('.'));
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(Number(isNewerVersion(a, b)) + Number(isNewerVersion(b, a))).toBe(a === b ? 0 : 1);
    }),
  );
});
