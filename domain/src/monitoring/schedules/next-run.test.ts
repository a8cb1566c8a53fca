import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRun } from './next-run.ts';
import { RECURRENCES, type Schedule, WEEK_INDEXES } from './schedule.ts';

const zone = 'America/Los_Angeles';
const at = (text: string) => new Date(text);
const schedule = (dateTime: string, parts: Partial<Schedule> = {}): Schedule => ({
  dateTime: at(dateTime),
  recurrence: 'd',
  dayOfMonth: null,
  runOnDayOfWeek: false,
  scheduledDayOfWeek: null,
  weekIndex: null,
  ...parts,
});
const runs = (of: Schedule, count: number, from = of.dateTime, timeZone = zone) => {
  const found = [];
  for (let after = from; found.length < count; after = found.at(-1) ?? after) found.push(nextRun(of, timeZone, after));
  return found.map((run) => run.toISOString());
};

test('the first run comes first, also long before it', () => {
  const daily = schedule('2026-11-22T09:00:00Z');
  expect(nextRun(daily, zone, at('2020-01-01T00:00:00Z'))).toEqual(at('2026-11-22T09:00:00Z'));
  expect(nextRun(daily, zone, at('2026-11-22T08:59:59.999Z'))).toEqual(at('2026-11-22T09:00:00Z'));
  expect(nextRun(daily, zone, at('2026-11-22T09:00:00Z'))).toEqual(at('2026-11-23T09:00:00Z'));
});

test('after downtime the next run is the next one ahead, not one of those that were missed', () => {
  expect(nextRun(schedule('2026-01-01T09:00:00Z'), zone, at('2026-11-22T12:00:00Z'))).toEqual(
    at('2026-11-23T09:00:00Z'),
  );
  const weekly = schedule('2026-11-03T09:00:00Z', { recurrence: 'w' });
  expect(nextRun(weekly, zone, at('2027-02-01T00:00:00Z'))).toEqual(at('2027-02-02T09:00:00Z'));
});

test('months keep the day and take the last one of shorter months, without forgetting the day', () => {
  const monthly = schedule('2027-01-31T09:00:00Z', { recurrence: 'm', dayOfMonth: 31 });
  expect(runs(monthly, 4)).toEqual([
    '2027-02-28T09:00:00.000Z',
    '2027-03-31T08:00:00.000Z',
    '2027-04-30T08:00:00.000Z',
    '2027-05-31T08:00:00.000Z',
  ]);
  expect(runs(schedule('2027-01-30T09:00:00Z', { recurrence: 'm' }), 2)).toEqual([
    '2027-02-28T09:00:00.000Z',
    '2027-03-30T08:00:00.000Z',
  ]);
  expect(runs(schedule('2028-01-31T09:00:00Z', { recurrence: 'm' }), 1)).toEqual(['2028-02-29T09:00:00.000Z']);
});

test('quarters are three months', () => {
  expect(runs(schedule('2026-11-30T09:00:00Z', { recurrence: 'q', dayOfMonth: 30 }), 3)).toEqual([
    '2027-02-28T09:00:00.000Z',
    '2027-05-30T08:00:00.000Z',
    '2027-08-30T08:00:00.000Z',
  ]);
});

test('weekdays of the month', () => {
  const on = (weekIndex: Schedule['weekIndex'], recurrence: 'm' | 'q' = 'm') =>
    schedule('2026-11-10T09:00:00Z', { recurrence, runOnDayOfWeek: true, scheduledDayOfWeek: 2, weekIndex });
  expect(runs(on('second'), 3)).toEqual([
    '2026-12-08T09:00:00.000Z',
    '2027-01-12T09:00:00.000Z',
    '2027-02-09T09:00:00.000Z',
  ]);
  expect(runs(on('last', 'q'), 2)).toEqual(['2027-02-23T09:00:00.000Z', '2027-05-25T08:00:00.000Z']);
});

describe('daylight saving', () => {
  test('the wall-clock time stays over both changes', () => {
    const daily = schedule('2027-03-13T09:00:00Z');
    expect(runs(daily, 2)).toEqual(['2027-03-14T09:00:00.000Z', '2027-03-15T08:00:00.000Z']);
    expect(runs(daily, 2, at('2027-11-06T12:00:00Z'))).toEqual([
      '2027-11-07T08:00:00.000Z',
      '2027-11-08T09:00:00.000Z',
    ]);
  });

  test('a time that the change skips runs an hour later that day, and at its own time the day after', () => {
    const daily = schedule('2027-03-13T10:30:00Z');
    expect(runs(daily, 2)).toEqual(['2027-03-14T10:30:00.000Z', '2027-03-15T09:30:00.000Z']);
  });

  test('a time that comes twice runs once, the first time', () => {
    const daily = schedule('2027-11-06T08:30:00Z');
    expect(runs(daily, 2)).toEqual(['2027-11-07T08:30:00.000Z', '2027-11-08T09:30:00.000Z']);
  });

  test('half-hour changes and the southern half of the earth', () => {
    const daily = schedule('2027-04-01T15:00:00Z');
    expect(runs(daily, 3, daily.dateTime, 'Australia/Lord_Howe')).toEqual([
      '2027-04-02T15:00:00.000Z',
      '2027-04-03T15:30:00.000Z',
      '2027-04-04T15:30:00.000Z',
    ]);
  });
});

describe('for every schedule, zone and moment', () => {
  const moments = fc.date({ min: at('2024-01-01'), max: at('2040-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom(zone, 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kolkata', 'UTC');
  const schedules = fc.record({
    dateTime: moments,
    recurrence: fc.constantFrom(...RECURRENCES),
    dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
    runOnDayOfWeek: fc.boolean(),
    scheduledDayOfWeek: fc.option(fc.integer({ min: 1, max: 7 })),
    weekIndex: fc.option(fc.constantFrom(...WEEK_INDEXES)),
  });
  const local = (date: Date, timeZone: string) =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone);

  test('the next run is strictly after, and never before the first', () => {
    fc.assert(
      fc.property(schedules, zones, moments, (of, timeZone, after) => {
        const run = nextRun(of, timeZone, after).getTime();
        expect(run).toBeGreaterThan(after.getTime());
        expect(run).toBeGreaterThanOrEqual(of.dateTime.getTime());
      }),
    );
  });

  test('nothing is skipped: asking from just before the run gives the run, and runs follow one another', () => {
    fc.assert(
      fc.property(schedules, zones, moments, (of, timeZone, after) => {
        const run = nextRun(of, timeZone, after);
        expect(nextRun(of, timeZone, new Date(run.getTime() - 1))).toEqual(run);
        const between = new Date((after.getTime() + run.getTime()) / 2);
        if (between < run) expect(nextRun(of, timeZone, between)).toEqual(run);
      }),
    );
  });

  test('the wall-clock time stays, save on a day whose clock skips it', () => {
    fc.assert(
      fc.property(schedules, zones, moments, (of, timeZone, after) => {
        const first = local(of.dateTime, timeZone);
        const run = local(nextRun(of, timeZone, after), timeZone);
        const expected = run.toPlainDate().toZonedDateTime({ timeZone, plainTime: first.toPlainTime() });
        const isFirst = run.epochMilliseconds === first.epochMilliseconds;
        expect(isFirst || run.equals(expected)).toBe(true);
      }),
    );
  });

  test('monthly runs fall on their day, or on the last one of a shorter month', () => {
    fc.assert(
      fc.property(schedules, moments, fc.integer({ min: 1, max: 31 }), (of, after, dayOfMonth) => {
        const monthly: Schedule = { ...of, recurrence: 'm', dayOfMonth, runOnDayOfWeek: false };
        const run = local(nextRun(monthly, 'UTC', after), 'UTC');
        fc.pre(run.epochMilliseconds !== of.dateTime.getTime());
        expect(run.day).toBe(Math.min(dayOfMonth, run.daysInMonth));
      }),
    );
  });
});
