import { expect, test } from 'vitest';
import { isTaken, nextTry, whyTurnedOff } from './webhook-retries.ts';

const at = new Date('2026-11-27T12:00:00Z');
const HOUR_MS = 60 * 60_000;

test('a delivery is tried again with longer and longer waits, for a day and not for two', () => {
  const waits: number[] = [];
  for (let tries = 1, next = nextTry(1, at); next !== null; tries += 1, next = nextTry(tries, at))
    waits.push(next.getTime() - at.getTime());
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  const whole = waits.reduce((sum, wait) => sum + wait, 0);
  expect(whole).toBeGreaterThan(24 * HOUR_MS);
  expect(whole).toBeLessThan(48 * HOUR_MS);
  expect(nextTry(waits.length + 1, at)).toBeNull();
});

test.each([
  [200, true],
  [204, true],
  [301, false],
  [410, false],
  [500, false],
])('%i: taken is %s', (status, taken) => expect(isTaken(status)).toBe(taken));

test('an endpoint is turned off when it is gone, or has failed for three days', () => {
  const since = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);
  expect(whyTurnedOff(410, at, at)).toBe('gone');
  expect(whyTurnedOff(500, since(71), at)).toBeNull();
  expect(whyTurnedOff(null, since(72), at)).toBe('failing');
});
