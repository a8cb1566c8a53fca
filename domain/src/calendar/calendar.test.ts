import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileText } from '../texts/compile-text.ts';
import { createSay } from '../texts/say.ts';
import { addDays } from '../training/training-year.ts';
import { calendarMonths, monthAfter, monthSpan, shownMonth } from './calendar-months.ts';
import { COMING_KINDS, type ComingEntry, certificateEnd, comingWithin } from './coming.ts';

const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2024-01-01', count));
const entries = fc.array(
  fc.record<ComingEntry>({
    day: days,
    kind: fc.constantFrom(...COMING_KINDS),
    title: fc.string(),
    href: fc.constant('/'),
  }),
);

const say = createSay({ locale: 'en-US', find: ({ id, text }) => compileText(id, text) });
const entry = (day: string, kind: ComingEntry['kind'], title: string): ComingEntry => ({ day, kind, title, href: '/' });

describe('what comes', () => {
  test('is told by day, and what needs somebody before what happens anyway', () => {
    const told = comingWithin(
      [
        entry('2026-12-02', 'scan', 'Scan of Shop'),
        entry('2026-12-02', 'policy-review', 'Review Passwords'),
        entry('2026-12-02', 'policy-review', 'Review Backup'),
        entry('2026-12-01', 'scan', 'Scan of Shop'),
        entry('2027-01-01', 'scan', 'Scan of Shop'),
        entry('2026-11-30', 'scan', 'Scan of Shop'),
      ],
      { from: '2026-12-01', to: '2026-12-31' },
    );
    expect(told.map(({ day, title }) => `${day} ${title}`)).toEqual([
      '2026-12-01 Scan of Shop',
      '2026-12-02 Review Backup',
      '2026-12-02 Review Passwords',
      '2026-12-02 Scan of Shop',
    ]);
  });

  test('what two modules tell of a day is told once, as the first of them does', () => {
    const [scan, look] = ['/scan', '/look'].map((href) => certificateEnd('shop.example', '2026-12-01', href, say));
    const whole = { from: '2026-12-01', to: '2026-12-01' };
    expect(
      comingWithin(
        [scan, look].flatMap((each) => each ?? []),
        whole,
      ),
    ).toEqual([scan]);
  });

  test('two spans that meet tell together what the whole tells, so that mail and page cannot differ', () => {
    fc.assert(
      fc.property(entries, days, fc.nat(40), fc.nat(40), (all, from, first, second) => {
        const [middle, to] = [addDays(from, first), addDays(from, first + 1 + second)];
        const whole = comingWithin(all, { from, to });
        const parts = [
          ...comingWithin(all, { from, to: middle }),
          ...comingWithin(all, { from: addDays(middle, 1), to }),
        ];
        expect(parts).toEqual(whole);
      }),
    );
  });
});

describe('the months of the calendar', () => {
  test.each([
    [undefined, '2026-11'],
    ['2026-10', '2026-11'],
    ['1999-01', '2026-11'],
    ['2026-12', '2026-12'],
    ['2027-11', '2027-11'],
    ['2027-12', '2027-11'],
    ['9999-12', '2027-11'],
  ])('who asks for %s gets %s', (asked, month) => {
    expect(shownMonth(asked, '2026-11-26')).toBe(month);
  });

  test('the month of today begins with today, others with their first day', () => {
    expect(monthSpan('2026-11', '2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-30' });
    expect(monthSpan('2028-02', '2026-11-26')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  test('follow each other without a gap, from today on', () => {
    fc.assert(
      fc.property(days, (today) => {
        const { first, last } = calendarMonths(today);
        let next = today;
        for (let month = first; month <= last; month = monthAfter(month, 1)) {
          const { from, to } = monthSpan(month, today);
          expect(from).toBe(next);
          next = addDays(to, 1);
        }
      }),
    );
  });
});
