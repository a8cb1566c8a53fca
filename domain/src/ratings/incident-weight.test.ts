import { expect, test } from 'vitest';
import { incidentValue, incidentWeight } from './incident-weight.ts';

test('an incident counts in full all through its day, half after 120 days, and nothing after two years', () => {
  expect([0, 0.99, 1].map(incidentWeight)).toEqual([1, 1, 2 ** (-1 / 120)]);
  expect(incidentWeight(120)).toBe(0.5);
  expect(incidentWeight(730)).toBeGreaterThan(0);
  expect(incidentWeight(731)).toBe(0);
  expect(incidentValue([0])).toBe(0.5);
  expect(incidentValue([0, 0, 0])).toBe(0);
});
