import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../training/training-year.ts';
import { isReminderDue, nextReminderOn } from './sign-off-reminders.ts';

const days = fc.nat(800).map((count) => addDays('2026-01-01', count));

test('a first reminder that falls on a weekend waits for Monday', () => {
  expect(nextReminderOn({ askedOn: '2026-11-24', remindedOn: null }, '2026-11-24')).toBe('2026-11-30');
  expect(nextReminderOn({ askedOn: '2026-11-23', remindedOn: null }, '2026-11-24')).toBe('2026-11-30');
  expect(nextReminderOn({ askedOn: '2026-11-20', remindedOn: '2026-11-25' }, '2026-11-26')).toBe('2026-12-02');
});

test('is the first day from today on that reminds', () => {
  fc.assert(
    fc.property(days, fc.option(fc.nat(40)), fc.nat(60), (askedOn, reminded, later) => {
      const open = { askedOn, remindedOn: reminded === null ? null : addDays(askedOn, reminded) };
      const today = addDays(open.remindedOn ?? askedOn, later);
      let expected = today;
      while (!isReminderDue(open, expected)) expected = addDays(expected, 1);
      expect(nextReminderOn(open, today)).toBe(expected);
    }),
  );
});
