import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanVerdict } from './scan-verdict.ts';

test.each([
  [{ highs: 1, mediums: 0, lows: 0 }, 'urgent', 'One problem needs attention now'],
  [{ highs: 3, mediums: 2, lows: 9 }, 'urgent', '3 problems need attention now'],
  [{ highs: 0, mediums: 1, lows: 4 }, 'plan', 'Nothing urgent, one problem to plan for'],
  [{ highs: 0, mediums: 2, lows: 0 }, 'plan', 'Nothing urgent, 2 problems to plan for'],
  [{ highs: 0, mediums: 0, lows: 7 }, 'good', 'Your website is in good shape'],
  [{ highs: 0, mediums: 0, lows: 0 }, 'clean', 'Nothing to fix was found'],
])('%o', (counts, state, headline) => {
  expect(scanVerdict(counts)).toMatchObject({ state, headline });
});

test('only the most severe kind decides', () => {
  const counts = fc.record({ highs: fc.nat(50), mediums: fc.nat(50), lows: fc.nat(50) });
  fc.assert(
    fc.property(counts, (found) => {
      const expected = found.highs ? 'urgent' : found.mediums ? 'plan' : found.lows ? 'good' : 'clean';
      expect(scanVerdict(found).state).toBe(expected);
    }),
  );
});
