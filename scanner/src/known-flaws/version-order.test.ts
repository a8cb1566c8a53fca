import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareProductVersions, isInRange } from './version-order.ts';

const numbers = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 });
const tail = fc.constantFrom('', 'k', 'p1', '-rc1', '-beta.2', '.beta', '-8573');
const version = fc.tuple(numbers, tail).map(([parts, end]) => parts.join('.') + end);

test.each([
  ['9.9', '9.10', -1],
  ['1.0-rc1', '1.0', -1],
  ['1.0-beta2', '1.0-rc1', -1],
  ['1.0.2k', '1.0.2', 1],
  ['1.0.2k', '1.0.3', -1],
  ['9.8p1', '9.8p2', -1],
  ['6.4', '6.4.0', 0],
  ['9.4.5-8573', '9.4.5-8601', -1],
  ['20240912', '20250101', -1],
])('%s against %s: %i', (a, b, expected) => {
  expect(Math.sign(compareProductVersions(a, b))).toBe(expected);
});

test('versions have one order', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      const [ab, ba, bc, ac] = [
        compareProductVersions(a, b),
        compareProductVersions(b, a),
        compareProductVersions(b, c),
        compareProductVersions(a, c),
      ];
      expect(Math.sign(ab)).toBe(0 - Math.sign(ba));
      if (ab <= 0 && bc <= 0) expect(ac).toBeLessThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('a range holds its beginning and not its end, and a branch only where it holds all of it', () => {
  fc.assert(
    fc.property(version, version, numbers, numbers, (one, other, branch, rest) => {
      const [introduced, fixed] = compareProductVersions(one, other) < 0 ? [one, other] : [other, one];
      if (compareProductVersions(introduced, fixed) === 0) return;
      const range = { introduced, fixed };
      expect(isInRange(introduced, range)).toBe(true);
      expect(isInRange(fixed, range)).toBe(false);
      const whole = [...branch, ...rest].join('.');
      if (isInRange(branch.join('.'), range, true)) expect(isInRange(whole, range)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
