import { expect, test } from 'vitest';
import { nextReview } from './next-review.ts';

test.each([
  ['2026-11-21T20:00:00Z', 12, '2027-11-21T20:00:00.000Z'],
  // The same time of day where clocks were changed in between.
  ['2026-11-21T20:00:00Z', 6, '2027-05-21T19:00:00.000Z'],
  // The last day of a shorter month.
  ['2026-08-31T20:00:00Z', 6, '2027-02-28T21:00:00.000Z'],
])('%s and %i months', (approved, months, due) => {
  expect(nextReview(new Date(approved), months, 'America/Los_Angeles').toISOString()).toBe(due);
});
