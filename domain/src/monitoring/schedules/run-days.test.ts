import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../../plans/end-of-day.ts';
import { addDays } from '../../training/training-year.ts';
import { nextRun } from './next-run.ts';
import { runDays } from './run-days.ts';
import type { Schedule } from './schedule.ts';

const zone = 'America/New_York';
const weekly: Schedule = {
  dateTime: new Date('2026-11-04T01:30:00Z'),
  recurrence: 'w',
  dayOfMonth: null,
  runOnDayOfWeek: false,
  scheduledDayOfWeek: null,
  weekIndex: null,
};
const november = { from: '2026-11-01', to: '2026-11-30' };

test('the days are those of the time zone', () => {
  expect(runDays(weekly, weekly.dateTime, zone, november)).toEqual([
    '2026-11-03',
    '2026-11-10',
    '2026-11-17',
    '2026-11-24',
  ]);
});

test('nothing comes before the noted next run, and one that is late counts from the span on', () => {
  expect(runDays(weekly, new Date('2026-11-18T01:30:00Z'), zone, november)).toEqual(['2026-11-17', '2026-11-24']);
  expect(runDays(weekly, weekly.dateTime, zone, { from: '2026-11-20', to: '2026-11-30' })).toEqual(['2026-11-24']);
});

test('they are the runs that the scheduler will make, one after the other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('d', 'w', 'm', 'q'),
      fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 31 }),
      fc.boolean(),
      fc.nat(400),
      fc.nat(60),
      (recurrence, dateTime, dayOfMonth, runOnDayOfWeek, later, length) => {
        const schedule: Schedule = {
          dateTime,
          recurrence,
          dayOfMonth,
          runOnDayOfWeek,
          scheduledDayOfWeek: 2,
          weekIndex: 'last',
        };
        const from = addDays('2026-01-01', later);
        const span = { from, to: addDays(from, length) };
        const expected: string[] = [];
        for (let run = dateTime; dayOf(run, zone) <= span.to; run = nextRun(schedule, zone, run))
          if (dayOf(run, zone) >= span.from) expected.push(dayOf(run, zone));
        expect(runDays(schedule, dateTime, zone, span)).toEqual(expected);
      },
    ),
    { numRuns: 50 },
  );
});
