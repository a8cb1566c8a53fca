import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileText } from '../texts/compile-text.ts';
import { createSay } from '../texts/say.ts';
import { scanVerdict } from './scan-verdict.ts';

const say = createSay({ locale: 'en-US', find: ({ id, text }) => compileText(id, text) });

test.each([
  [{ highs: 1, mediums: 0, lows: 0 }, 'urgent', 'One problem needs attention now'],
  [{ highs: 3, mediums: 2, lows: 9 }, 'urgent', '3 problems need attention now'],
  [{ highs: 0, mediums: 1, lows: 4 }, 'plan', 'Nothing urgent, one problem to plan for'],
  [{ highs: 0, mediums: 2, lows: 0 }, 'plan', 'Nothing urgent, 2 problems to plan for'],
  [{ highs: 0, mediums: 0, lows: 7 }, 'good', 'Your website is in good shape'],
  [{ highs: 0, mediums: 0, lows: 0 }, 'clean', 'We found nothing to fix'],
])('%o', (counts, state, headline) => {
  expect(scanVerdict(counts, say)).toMatchObject({ state, headline });
});

test('only the most severe kind decides', () => {
  const counts = fc.record({ highs: fc.nat(50), mediums: fc.nat(50), lows: fc.nat(50) });
  fc.assert(
    fc.property(counts, (found) => {
      const expected = found.highs ? 'urgent' : found.mediums ? 'plan' : found.lows ? 'good' : 'clean';
      expect(scanVerdict(found, say).state).toBe(expected);
    }),
  );
});

test.each([
  [{ highs: 1, mediums: 0, lows: 0 }, /^The scan found 1 high-severity problem\. .* today\. Nothing else was found\.$/],
  [
    { highs: 2, mediums: 1, lows: 3 },
    /^The scan found 2 high-severity problems\. .* The other 4 can wait until that is done\.$/,
  ],
  [{ highs: 0, mediums: 1, lows: 0 }, /1 medium-severity problem should .* alone, it is rarely .* flaw it can be\.$/],
  [{ highs: 0, mediums: 3, lows: 0 }, /3 medium-severity problems .* alone, they are rarely .* flaw they can be\.$/],
  [{ highs: 0, mediums: 0, lows: 1 }, /^The scan found only 1 small thing to improve\. It is not/],
])('%o is told in a paragraph', (counts, words) => {
  expect(scanVerdict(counts, say).paragraph).toMatch(words);
});
