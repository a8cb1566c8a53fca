import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planDay } from './plan-day.ts';

test('days of a plan count from 1, by the day of the firm’s time zone', () => {
  expect(planDay('2026-11-22', new Date('2026-11-22T12:00:00Z'), 'UTC')).toBe(1);
  expect(planDay('2026-11-22', new Date('2026-11-23T03:00:00Z'), 'America/Los_Angeles')).toBe(1);
  expect(planDay('2026-11-22', new Date('2027-02-19T12:00:00Z'), 'UTC')).toBe(90);
});

test('each day later is one more, whatever the clocks do', () => {
  const noon = Date.parse('2026-01-01T12:00:00Z');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1000 }),
      fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
      (days, zone) => {
        expect(planDay('2026-01-01', new Date(noon + days * 24 * 60 * 60_000), zone)).toBe(days + 1);
      },
    ),
  );
});
