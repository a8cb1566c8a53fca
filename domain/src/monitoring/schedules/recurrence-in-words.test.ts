import { expect, test } from 'vitest';
import { sayEnglish } from '../../texts/testing/say-english.ts';
import { recurrenceInWords } from './recurrence-in-words.ts';

const plain = { dayOfMonth: null, runOnDayOfWeek: false, scheduledDayOfWeek: null, weekIndex: null };
const first = { day: 22, weekday: 7 };

test.each([
  [{ ...plain, recurrence: 'd' as const }, 'every day'],
  [{ ...plain, recurrence: 'w' as const }, 'every week on Sunday'],
  [{ ...plain, recurrence: 'm' as const }, 'every month on the 22nd'],
  [{ ...plain, recurrence: 'q' as const, dayOfMonth: 3 }, 'every three months on the 3rd'],
  [
    { ...plain, recurrence: 'm' as const, dayOfMonth: 31 },
    'every month on the 31st, or the last day of shorter months',
  ],
  [
    {
      recurrence: 'm' as const,
      dayOfMonth: 5,
      runOnDayOfWeek: true,
      scheduledDayOfWeek: 2,
      weekIndex: 'last' as const,
    },
    'every month on the last Tuesday',
  ],
])('%o', (rule, words) => {
  expect(recurrenceInWords(rule, first, sayEnglish)).toBe(words);
});

test('numbers of days', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 28];
  const words = days.map((dayOfMonth) =>
    recurrenceInWords({ ...plain, recurrence: 'm', dayOfMonth }, first, sayEnglish),
  );
  expect(words).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 28th'.split(' ').map((day) => `every month on the ${day}`),
  );
});
