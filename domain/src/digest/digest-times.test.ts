import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestDay, frequenciesOn } from './digest-times.ts';

test.each([
  ['before seven on a Monday', '2026-11-23T11:59:00Z', 'America/New_York', null],
  ['at seven', '2026-11-23T12:00:00Z', 'America/New_York', '2026-11-23'],
  ['before seven on Wednesday, for a portal that was down', '2026-11-25T11:59:00Z', 'America/New_York', '2026-11-23'],
  ['later on Wednesday', '2026-11-25T12:00:00Z', 'America/New_York', null],
  ['on a Sunday that is Monday elsewhere', '2026-11-22T23:00:00Z', 'Pacific/Auckland', '2026-11-23'],
  ['on the Tuesday after a Monday that ended a month', '2026-12-01T12:00:00Z', 'UTC', '2026-11-30'],
])('the digest %s', (_when, now, timeZone, day) => {
  expect(digestDay(new Date(now), timeZone)).toBe(day);
});

test('once a month is the first Monday', () => {
  expect(frequenciesOn('2026-12-07')).toEqual(['weekly', 'monthly']);
  expect(frequenciesOn('2026-12-14')).toEqual(['weekly']);
});

test('whatever the instant and the zone, what is due is a Monday of the last two days', () => {
  const zones = fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati');
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, zones, (now, zone) => {
      const day = digestDay(now, zone);
      if (day === null) return;
      expect(new Date(`${day}T12:00:00Z`).getUTCDay()).toBe(1);
      expect(Math.abs(now.getTime() - Date.parse(`${day}T12:00:00Z`))).toBeLessThan(3 * 24 * 3600_000);
    }),
  );
});
