import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeksOfMonth } from './weeks-of-month.ts';

test('a week begins on the day on which it does there', () => {
  expect(weeksOfMonth('2026-12', 'en-US')[0]?.[0]).toBe('2026-11-29');
  expect(weeksOfMonth('2026-12', 'de-DE')[0]?.[0]).toBe('2026-11-30');
  expect(weeksOfMonth('2027-02', 'de-DE')).toHaveLength(4);
});

test('every day of the month stands there once, in whole weeks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('en-US', 'de-DE', 'ar-EG'),
      (year, number, locale) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const weeks = weeksOfMonth(month, locale);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        const days = weeks.flat().filter((day) => day.startsWith(month));
        expect(new Set(days).size).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
        expect(days.length).toBe(new Set(days).size);
        // No week is of other months alone.
        expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true);
      },
    ),
  );
});
