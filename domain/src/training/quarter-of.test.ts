import { expect, test } from 'vitest';
import { quarterOf } from './quarter-of.ts';

test.each([
  ['2026-01-01', '2026-Q1'],
  ['2026-03-31', '2026-Q1'],
  ['2026-09-30', '2026-Q3'],
  ['2026-10-01', '2026-Q4'],
  ['2026-12-31', '2026-Q4'],
])('%s is in %s', (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter);
});
