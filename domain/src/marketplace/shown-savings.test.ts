import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownSavings } from './shown-savings.ts';

test.each<[string | null, number[], string | null]>([
  ['up to 66%', [20, 75], 'up to 66%'],
  ['up to 66%', [66], 'up to 66%'],
  ['up to 66%', [20, 50], 'up to 50%'],
  ['up to 66%', [], null],
  ['up to 66%', [0], null],
  ['Good prices', [5], 'Good prices'],
  ['', [75], null],
  [null, [75], null],
])('%j with offers of %j percent reads %j', (text, percents, shown) => {
  expect(shownSavings(text, percents)).toBe(shown);
});

test('never promises more than the best offer saves', () => {
  const percent = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(percent, fc.array(percent, { minLength: 1, maxLength: 6 }), (promised, percents) => {
      const shown = shownSavings(`up to ${promised}%`, percents);
      expect(Number(/\d+/.exec(shown ?? '')?.[0])).toBe(Math.min(promised, Math.max(...percents)));
    }),
  );
});
