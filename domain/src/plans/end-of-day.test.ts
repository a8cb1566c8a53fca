import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfDay } from './end-of-day.ts';

test('a day ends at the midnight of its zone', () => {
  expect(endOfDay('2026-11-21', 'America/Los_Angeles').toISOString()).toBe('2026-11-22T08:00:00.000Z');
  expect(endOfDay('2026-12-31', 'UTC').toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

test('a day on which the clocks change has 23 or 25 hours', () => {
  const hours = (day: string, before: string) =>
    (endOfDay(day, 'America/Los_Angeles').getTime() - endOfDay(before, 'America/Los_Angeles').getTime()) / 3_600_000;
  expect(hours('2026-03-08', '2026-03-07')).toBe(23);
  expect(hours('2026-11-01', '2026-10-31')).toBe(25);
});

test('a later day ends later, whatever the zone', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Apia', 'Asia/Kolkata');
  fc.assert(
    fc.property(days, zones, (date, zone) => {
      const day = date.toISOString().slice(0, 10);
      const next = new Date(date.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
      expect(endOfDay(next, zone) > endOfDay(day, zone)).toBe(true);
    }),
  );
});
