import { expect, test } from 'vitest';
import { allowedRecurrences, isDayOfMonth, isScheduleDay, lastScheduleDay } from './schedule-limits.ts';

const today = { year: 2026, month: 11, day: 21 };

test('a schedule starts today at the earliest and on 31 December five years on at the latest', () => {
  expect(lastScheduleDay(today)).toEqual({ year: 2031, month: 12, day: 31 });
  expect(isScheduleDay(today, today)).toBe(true);
  expect(isScheduleDay({ year: 2026, month: 11, day: 20 }, today)).toBe(false);
  expect(isScheduleDay({ year: 2031, month: 12, day: 31 }, today)).toBe(true);
  expect(isScheduleDay({ year: 2032, month: 1, day: 1 }, today)).toBe(false);
});

test('days of the month are whole and from 1 to 31', () => {
  expect([1, 15, 31].every(isDayOfMonth)).toBe(true);
  expect([0, 32, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY].some(isDayOfMonth)).toBe(false);
});

test('a plan names its frequencies in words', () => {
  expect(allowedRecurrences(['QUARTERLY', 'WEEKLY', 'HOURLY'])).toEqual(['w', 'q']);
  expect(allowedRecurrences([])).toEqual([]);
});
