import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { endedScans, latestCompletedScan, latestFailedScan, runningScan, scanDuration } from './scan-history.ts';

const scan = (status: 'started' | 'completed' | 'failed' | 'canceled', completeTime: string | null) => ({
  status,
  startTime: '2026-11-20T09:00:00.000Z',
  completeTime,
});
const running = scan('started', null);
const older = scan('completed', '2026-11-18T10:00:00.000Z');
const newer = scan('completed', '2026-11-20T10:00:00.000Z');
const failure = scan('failed', '2026-11-19T10:00:00.000Z');

test('only scans with an end are listed, the latest first', () => {
  expect(endedScans([older, running, newer, scan('canceled', null), failure])).toEqual([newer, failure, older]);
  expect(runningScan([older, running])).toBe(running);
  expect(runningScan([older])).toBeNull();
});

test('a failure counts only while no later scan went through', () => {
  expect(latestFailedScan([older, failure])).toBe(failure);
  expect(latestFailedScan([older, failure, newer])).toBeNull();
  expect(latestFailedScan([failure, scan('canceled', '2026-11-20T10:00:00.000Z')])).toBe(failure);
  expect(latestFailedScan([])).toBeNull();
  expect(latestCompletedScan([failure, older, newer])).toBe(newer);
});

test('the duration is in whole minutes, one at least', () => {
  const lasting = (seconds: number) =>
    scanDuration('2026-11-20T09:00:00.000Z', new Date(Date.UTC(2026, 10, 20, 9, 0, seconds)).toISOString(), sayEnglish);
  expect([0, 59, 60, 119].map(lasting)).toEqual(Array(4).fill('1 minute'));
  expect([120, 179, 180, 3600].map(lasting)).toEqual(['2 minutes', '2 minutes', '3 minutes', '60 minutes']);
});

test('listing loses no ended scan and keeps their order falling', () => {
  const scans = fc.array(
    fc.record({
      status: fc.constantFrom('started', 'completed', 'failed', 'canceled'),
      startTime: fc.constant('2026-11-20T09:00:00.000Z'),
      completeTime: fc.option(fc.integer({ min: 0, max: 1e12 }).map((time) => new Date(time).toISOString())),
    }),
  );
  fc.assert(
    fc.property(scans, (all) => {
      const listed = endedScans(all);
      expect(listed).toHaveLength(all.filter((s) => s.status !== 'started' && s.completeTime !== null).length);
      const ends = listed.map((s) => s.completeTime ?? '');
      expect(ends).toEqual(ends.toSorted().toReversed());
    }),
  );
});
