import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cappedDay, compareDays } from './calendar-day.ts';
import { firstRunDay, followingRunDay, type RunRule } from './first-run-day.ts';
import { nextRun } from './next-run.ts';
import { WEEK_INDEXES } from './schedule.ts';

const onDay = (dayOfMonth: number): RunRule => ({
  recurrence: 'm',
  dayOfMonth,
  runOnDayOfWeek: false,
  scheduledDayOfWeek: null,
  weekIndex: null,
});
const secondTuesday: RunRule = {
  recurrence: 'q',
  dayOfMonth: null,
  runOnDayOfWeek: true,
  scheduledDayOfWeek: 2,
  weekIndex: 'second',
};
const today = { year: 2026, month: 11, day: 21 };

test('a day of the month that is still to come is in this month, a past one in the next', () => {
  expect(firstRunDay(onDay(25), today)).toEqual({ year: 2026, month: 11, day: 25 });
  expect(firstRunDay(onDay(21), today)).toEqual(today);
  expect(firstRunDay(onDay(15), today)).toEqual({ year: 2026, month: 12, day: 15 });
  expect(firstRunDay(onDay(31), today)).toEqual({ year: 2026, month: 11, day: 30 });
  expect(firstRunDay(onDay(5), { year: 2026, month: 12, day: 6 })).toEqual({ year: 2027, month: 1, day: 5 });
});

test('a weekday of the month', () => {
  expect(firstRunDay(secondTuesday, today)).toEqual({ year: 2026, month: 12, day: 8 });
  expect(firstRunDay(secondTuesday, { year: 2026, month: 11, day: 1 })).toEqual({ year: 2026, month: 11, day: 10 });
});

test('days and weeks start on the day itself', () => {
  expect(firstRunDay({ ...onDay(3), recurrence: 'd' }, today)).toEqual(today);
  expect(firstRunDay({ ...secondTuesday, recurrence: 'w' }, today)).toEqual(today);
});

test('after a scan today, the next is a day, a week, a month or a quarter later', () => {
  expect(followingRunDay({ ...onDay(3), recurrence: 'd' }, { year: 2026, month: 12, day: 31 })).toEqual({
    year: 2027,
    month: 1,
    day: 1,
  });
  expect(followingRunDay({ ...onDay(3), recurrence: 'w' }, today)).toEqual({ year: 2026, month: 11, day: 28 });
  expect(followingRunDay(onDay(31), { year: 2027, month: 1, day: 31 })).toEqual({ year: 2027, month: 2, day: 28 });
  expect(followingRunDay({ ...onDay(21), recurrence: 'q' }, today)).toEqual({ year: 2027, month: 2, day: 21 });
  expect(followingRunDay(secondTuesday, today)).toEqual({ year: 2027, month: 2, day: 9 });
});

const rules = fc.record({
  recurrence: fc.constantFrom('d', 'w', 'm', 'q'),
  dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
  runOnDayOfWeek: fc.boolean(),
  scheduledDayOfWeek: fc.integer({ min: 1, max: 7 }),
  weekIndex: fc.constantFrom(...WEEK_INDEXES),
});
const days = fc
  .tuple(fc.integer({ min: 2024, max: 2060 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => cappedDay(year, month, day));

test('never before the earliest day, and at most two months less a day after it', () => {
  fc.assert(
    fc.property(rules, days, (rule, earliest) => {
      const distance = compareDays(firstRunDay(rule, earliest), earliest);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThan(62);
    }),
  );
});

test('monthly schedules that start on their first run day go on on the days of the same rule', () => {
  fc.assert(
    fc.property(rules, days, (rule, earliest) => {
      fc.pre(rule.recurrence === 'm');
      const first = firstRunDay(rule, earliest);
      const dateTime = new Date(Date.UTC(first.year, first.month - 1, first.day, 1));
      const second = nextRun({ ...rule, dayOfMonth: rule.dayOfMonth ?? earliest.day, dateTime }, 'UTC', dateTime);
      const [year, month] = first.month === 12 ? [first.year + 1, 1] : [first.year, first.month + 1];
      const expected = firstRunDay({ ...rule, dayOfMonth: rule.dayOfMonth ?? earliest.day }, { year, month, day: 1 });
      expect(second).toEqual(new Date(Date.UTC(expected.year, expected.month - 1, expected.day, 1)));
    }),
  );
});
