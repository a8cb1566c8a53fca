import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [30, 30, 100],
  [5, 2, 250],
  [0, 7, 0],
  [7, 0, 0],
  [0, 0, 0],
])('%s of %s: %s percent', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected);
});
