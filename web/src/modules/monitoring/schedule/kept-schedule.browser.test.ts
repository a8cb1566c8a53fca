import { CalendarDate, Time, toCalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptSchedule, scheduleFormFrom } from './kept-schedule.ts';
import { firstRunOf, type ScheduleForm, scheduleErrors } from './schedule-form.ts';

const zone = 'America/Los_Angeles';
const choices = { levels: ['lightning', 'safe'], recurrences: ['w', 'm', 'q'] } as const;
const start: ScheduleForm = {
  scanLevel: 'safe',
  startsNow: false,
  scheduleDate: new CalendarDate(2099, 3, 14),
  scheduleTime: new Time(1, 0),
  recurrence: 'm',
  runOnDayOfWeek: false,
  dayOfMonth: 14,
  scheduledDayOfWeek: 6,
  weekIndex: 'second',
};

/** What comes back of a value that went through the browser's storage. */
const restored = (kept: unknown) => scheduleFormFrom(JSON.parse(JSON.stringify(kept)), start, choices, zone);
const kept = keptSchedule(start);

test('a schedule comes back from storage as it was', () => {
  const date = fc
    .date({ min: new Date('2000-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
    .map((day) => new CalendarDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()));
  const form = fc.record({
    scanLevel: fc.constantFrom(...choices.levels),
    startsNow: fc.boolean(),
    scheduleDate: fc.option(date),
    scheduleTime: fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => new Time(hour, minute)),
    recurrence: fc.constantFrom(...choices.recurrences),
    runOnDayOfWeek: fc.boolean(),
    dayOfMonth: fc.integer({ min: 1, max: 31 }),
    scheduledDayOfWeek: fc.integer({ min: 1, max: 7 }),
    weekIndex: fc.constantFrom('first', 'second', 'third', 'fourth', 'last'),
  } as const);
  fc.assert(fc.property(form, (value) => void expect(restored(keptSchedule(value))).toEqual(value)));
});

test('whatever stands in storage makes a form that can be shown', () => {
  const rubbish = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        scanLevel: fc.jsonValue(),
        startsNow: fc.jsonValue(),
        scheduleDate: fc.oneof(
          fc.jsonValue(),
          fc.constantFrom('2027-02-30', '2027-13-01', '0000-01-01', '2027-01-01T10:00'),
        ),
        scheduleTime: fc.oneof(fc.jsonValue(), fc.constantFrom('25:00', '10', '10:61', '24:00:00')),
        recurrence: fc.oneof(fc.jsonValue(), fc.constantFrom('m', 'd', 'q')),
        runOnDayOfWeek: fc.jsonValue(),
        dayOfMonth: fc.oneof(fc.jsonValue(), fc.integer()),
        scheduledDayOfWeek: fc.oneof(fc.jsonValue(), fc.integer()),
        weekIndex: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(rubbish, (value) => {
      const form = restored(value);
      expect(choices.levels).toContain(form.scanLevel);
      expect(choices.recurrences).toContain(form.recurrence);
      expect(form.scheduleTime).toBeInstanceOf(Time);
      expect(form.dayOfMonth).not.toBeNull();
      expect(() => [scheduleErrors(form, zone), firstRunOf(form, zone)]).not.toThrow();
    }),
  );
});

test('only what is rubbish is dropped', () => {
  const mixed = restored({
    ...kept,
    recurrence: 'q',
    scheduleTime: 'noon',
    scanLevel: 'lightning',
    weekIndex: 'tenth',
  });
  expect(mixed).toEqual({ ...start, recurrence: 'q', scanLevel: 'lightning' });
});

test('a level and a recurrence that the plan has no longer are not chosen', () => {
  expect(restored({ ...kept, scanLevel: 'full', recurrence: 'd' })).toEqual(start);
});

test('a day that was emptied stays empty, one that is rubbish follows the rule', () => {
  expect(restored({ ...kept, scheduleDate: null }).scheduleDate).toBeNull();
  const moved = restored({ ...kept, scheduleDate: '2099-02-31', dayOfMonth: 20 });
  expect([moved.scheduleDate?.toString(), moved.dayOfMonth]).toEqual(['2099-03-20', 20]);
});

test('a day of the month that was being typed falls back to that of the day', () => {
  const typing = restored({ ...kept, scheduleDate: '2099-04-02', dayOfMonth: null });
  expect(typing.dayOfMonth).toBe(2);
  const first = firstRunOf(typing, zone);
  expect(first && toCalendarDate(first).toString()).toBe('2099-04-02');
});
