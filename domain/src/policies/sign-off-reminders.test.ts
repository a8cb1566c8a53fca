import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDigestDay, isReminderDue, isWorkingDay } from './sign-off-reminders.ts';

test('the first reminder comes after five days, the next ones weekly', () => {
  // A Monday.
  const asked = { askedOn: '2026-11-16', remindedOn: null };
  expect(isReminderDue(asked, '2026-11-20')).toBe(false);
  // The fifth day is a Saturday, so it waits for Monday.
  expect(isReminderDue(asked, '2026-11-21')).toBe(false);
  expect(isReminderDue(asked, '2026-11-22')).toBe(false);
  expect(isReminderDue(asked, '2026-11-23')).toBe(true);
  expect(isReminderDue({ ...asked, remindedOn: '2026-11-23' }, '2026-11-27')).toBe(false);
  expect(isReminderDue({ ...asked, remindedOn: '2026-11-23' }, '2026-11-30')).toBe(true);
  expect(isDigestDay('2026-11-23')).toBe(true);
  expect(isDigestDay('2026-11-24')).toBe(false);
});

test('run day by day, reminders keep their distance, never fall on a weekend, and never stop', () => {
  const start = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(start, (date) => {
      const askedOn = date.toISOString().slice(0, 10);
      let day = Temporal.PlainDate.from(askedOn);
      let remindedOn: string | null = null;
      const gaps: number[] = [];
      let since = 0;
      for (let passed = 0; passed < 60; passed += 1) {
        if (isReminderDue({ askedOn, remindedOn }, day.toString())) {
          expect(isWorkingDay(day.toString())).toBe(true);
          gaps.push(since);
          since = 0;
          remindedOn = day.toString();
        }
        day = day.add({ days: 1 });
        since += 1;
      }
      const [first = 0, ...rest] = gaps;
      expect(first).toBeGreaterThanOrEqual(5);
      expect(first).toBeLessThanOrEqual(7);
      for (const gap of rest) expect(gap).toBe(7);
      expect(gaps.length).toBeGreaterThanOrEqual(7);
    }),
  );
});
