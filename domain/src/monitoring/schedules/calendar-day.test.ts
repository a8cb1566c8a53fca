import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cappedDay, compareDays, dayOfWeek, daysInMonth, weekdayInMonth, weekIndexOf } from './calendar-day.ts';
import { weekdayOfMonth } from './next-run.ts';
import { WEEK_INDEXES } from './schedule.ts';

const year = fc.integer({ min: 2000, max: 2100 });
const month = fc.integer({ min: 1, max: 12 });
const weekday = fc.integer({ min: 1, max: 7 });

test('February, leap years and the ends of months', () => {
  expect(daysInMonth(2026, 2)).toBe(28);
  expect(daysInMonth(2028, 2)).toBe(29);
  expect(daysInMonth(2100, 2)).toBe(28);
  expect(cappedDay(2026, 4, 31)).toEqual({ year: 2026, month: 4, day: 30 });
  expect(cappedDay(2026, 5, 31)).toEqual({ year: 2026, month: 5, day: 31 });
});

test('Monday is 1 and Sunday is 7', () => {
  expect(dayOfWeek({ year: 2026, month: 11, day: 23 })).toBe(1);
  expect(dayOfWeek({ year: 2026, month: 11, day: 22 })).toBe(7);
});

test('days compare by days', () => {
  expect(compareDays({ year: 2026, month: 12, day: 31 }, { year: 2027, month: 1, day: 1 })).toBe(-1);
  expect(compareDays({ year: 2026, month: 11, day: 9 }, { year: 2026, month: 11, day: 9 })).toBe(0);
});

test('weekdays of a month are those that schedules run on', () => {
  fc.assert(
    fc.property(year, month, weekday, fc.constantFrom(...WEEK_INDEXES), (y, m, day, index) => {
      const expected = weekdayOfMonth(Temporal.PlainYearMonth.from({ year: y, month: m }), day, index);
      expect(weekdayInMonth(y, m, day, index)).toEqual({ year: y, month: m, day: expected.day });
    }),
  );
});

test('the week index of a day leads back to the day', () => {
  fc.assert(
    fc.property(year, month, fc.integer({ min: 1, max: 31 }), (y, m, day) => {
      const date = cappedDay(y, m, day);
      expect(weekdayInMonth(y, m, dayOfWeek(date), weekIndexOf(date))).toEqual(date);
    }),
  );
});
