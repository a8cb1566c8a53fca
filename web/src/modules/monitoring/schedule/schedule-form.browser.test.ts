import { CalendarDate, parseAbsolute, Time, today } from '@internationalized/date';
import { expect, test } from 'vitest';
import { mainSite, monthly } from '../testing/samples.ts';
import {
  firstRunOf,
  newScheduleForm,
  type ScheduleForm,
  scheduleErrors,
  scheduleFormOf,
  scheduleInput,
  withDate,
  withRule,
} from './schedule-form.ts';

const zone = 'America/Los_Angeles';
const form: ScheduleForm = {
  scanLevel: 'safe',
  startsNow: false,
  scheduleDate: new CalendarDate(2027, 3, 14),
  scheduleTime: new Time(1, 0),
  recurrence: 'm',
  runOnDayOfWeek: false,
  dayOfMonth: 14,
  scheduledDayOfWeek: 7,
  weekIndex: 'second',
};
const now = new Date('2026-11-21T20:00:00Z');

test('a new schedule is for tomorrow at 1:00 AM, as often as the plan allows', () => {
  const fresh = newScheduleForm(zone, ['lightning', 'safe'], ['m', 'q']);
  expect(fresh.scheduleDate?.compare(today(zone))).toBe(1);
  expect([fresh.scheduleTime.hour, fresh.scheduleTime.minute]).toEqual([1, 0]);
  expect([fresh.scanLevel, fresh.recurrence]).toEqual(['safe', 'm']);
  expect(newScheduleForm(zone, ['lightning'], ['d'])).toMatchObject({ scanLevel: 'lightning', recurrence: 'd' });
  expect(newScheduleForm(zone, [], [])).toMatchObject({ scanLevel: null, recurrence: null });
});

test('instants are UTC without milliseconds, on both sides of daylight saving', () => {
  expect(scheduleInput(form, zone).dateTime).toBe('2027-03-14T09:00:00Z');
  const next = withDate(form, new CalendarDate(2027, 3, 15));
  expect(scheduleInput(next, zone).dateTime).toBe('2027-03-15T08:00:00Z');
  const skipped = { ...form, scheduleTime: new Time(2, 30) };
  expect(scheduleInput(skipped, zone).dateTime).toBe('2027-03-14T10:30:00Z');
});

test('months and quarters carry their day, days and weeks none', () => {
  expect(scheduleInput(form, zone)).toEqual({
    recurrence: 'm',
    dateTime: '2027-03-14T09:00:00Z',
    run_on_day_of_week: false,
    day_of_month: 14,
  });
  expect(scheduleInput({ ...form, recurrence: 'q', runOnDayOfWeek: true }, zone)).toEqual({
    recurrence: 'q',
    dateTime: '2027-03-14T09:00:00Z',
    run_on_day_of_week: true,
    scheduled_day_of_week: 7,
    week_index: 'second',
  });
  expect(Object.keys(scheduleInput({ ...form, recurrence: 'w' }, zone))).toEqual(['recurrence', 'dateTime']);
});

test('the date follows the rule, and the rule follows the date', () => {
  const moved = withRule(form, { dayOfMonth: 31 }, zone);
  expect(moved.scheduleDate?.toString()).toBe('2027-03-31');
  const capped = withRule(withDate(form, new CalendarDate(2027, 4, 2)), { dayOfMonth: 31 }, zone);
  expect(capped.scheduleDate?.toString()).toBe('2027-04-30');
  expect(capped.dayOfMonth).toBe(31);
  const weekday = withRule(form, { runOnDayOfWeek: true, scheduledDayOfWeek: 2, weekIndex: 'last' }, zone);
  expect(weekday.scheduleDate?.toString()).toBe('2027-03-30');
  expect(withDate(form, new CalendarDate(2027, 5, 4))).toMatchObject({
    dayOfMonth: 4,
    scheduledDayOfWeek: 2,
    weekIndex: 'first',
  });
});

test('after a scan now, the schedule starts one period later', () => {
  const first = firstRunOf({ ...form, startsNow: true, recurrence: 'w' }, zone);
  expect(first?.toString().slice(0, 10)).toBe(today(zone).add({ days: 7 }).toString());
});

test('what is wrong is said at its field', () => {
  expect(scheduleErrors(form, zone, now)).toEqual({});
  expect(scheduleErrors({ ...form, scanLevel: null }, zone, now)).toHaveProperty('scanLevel');
  expect(scheduleErrors({ ...form, recurrence: null }, zone, now)).toHaveProperty('recurrence');
  expect(scheduleErrors({ ...form, scheduleDate: null }, zone, now)).toEqual({ scheduleDate: 'Date is not valid.' });
  expect(scheduleErrors(withDate(form, new CalendarDate(2026, 11, 20)), zone, now)).toEqual({
    scheduleDate: 'Date is not valid.',
  });
  expect(scheduleErrors(withDate(form, new CalendarDate(2032, 1, 1)), zone, now)).toHaveProperty('scheduleDate');
  expect(scheduleErrors(withDate(form, new CalendarDate(2026, 11, 21)), zone, now)).toHaveProperty('scheduleTime');
  expect(scheduleErrors({ ...form, dayOfMonth: null }, zone, now)).toEqual({
    dayOfMonth: 'Not a valid day of the month.',
  });
  expect(scheduleErrors({ ...form, dayOfMonth: null, runOnDayOfWeek: true }, zone, now)).toEqual({});
});

test("the day is the brand's day, also while it is another day elsewhere", () => {
  const lateEvening = new Date('2026-11-22T05:00:00Z');
  const stillToday = { ...withDate(form, new CalendarDate(2026, 11, 21)), scheduleTime: new Time(22, 0) };
  expect(scheduleErrors(stillToday, zone, lateEvening)).toEqual({});
});

test('a stored schedule is read back as it was', () => {
  const read = scheduleFormOf(monthly, mainSite.scan_profile, zone);
  expect(read).toMatchObject({ recurrence: 'm', dayOfMonth: 1, runOnDayOfWeek: false, scanLevel: 'safe' });
  const { dateTime } = scheduleInput(read, zone);
  expect(parseAbsolute(dateTime, zone).compare(parseAbsolute(monthly.dateTime, zone))).toBe(0);
});
