import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineState, endOfDeadline, timeLeft } from './deadline-clock.ts';

const noticedAt = new Date('2026-11-27T08:00:00Z');
const after = (hours: number) => new Date(noticedAt.getTime() + hours * 3_600_000);
const ofThreeDays = endOfDeadline({ hours: 72, from: 'awareness' }, { noticedAt, reportedAt: null });

describe('the clock of a legal deadline', () => {
  test.each([
    [0, null, 'open'],
    [59.9, null, 'open'],
    [60, null, 'soon'],
    [71.9, null, 'soon'],
    [72, null, 'over'],
    [72, 'done', 'done'],
    [1, 'not-needed', 'not-needed'],
  ] as const)('of 72 hours, after %d with mark %s: %s', (hours, mark, state) =>
    expect(deadlineState({ endsAt: ofThreeDays, waits: false, mark }, after(hours))).toBe(state),
  );

  test('“without delay” is due now', () => {
    const endsAt = endOfDeadline({ hours: null, from: 'awareness' }, { noticedAt, reportedAt: null });
    expect(endsAt).toBeNull();
    expect(deadlineState({ endsAt, waits: false, mark: null }, noticedAt)).toBe('soon');
  });

  test('that begins with the first report waits for it', () => {
    const final = { hours: 720, from: 'first-report' } as const;
    expect(endOfDeadline(final, { noticedAt, reportedAt: null })).toBeNull();
    expect(endOfDeadline(final, { noticedAt, reportedAt: after(20) })).toEqual(after(740));
    expect(deadlineState({ endsAt: null, waits: true, mark: null }, after(9999))).toBe('open');
  });

  test.each([
    [72, { isOver: false, count: 3, unit: 'day' }],
    [47.9, { isOver: false, count: 47, unit: 'hour' }],
    [1.5, { isOver: false, count: 90, unit: 'minute' }],
    [0, { isOver: true, count: 0, unit: 'minute' }],
    [-5.5, { isOver: true, count: 5, unit: 'hour' }],
    [-80, { isOver: true, count: 3, unit: 'day' }],
  ] as const)('%d hours are left as %o', (hours, left) => expect(timeLeft(after(hours), noticedAt)).toEqual(left));

  test('never says more than is left', () => {
    const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 * 86_400_000 }), (ms) => {
        const { count, unit } = timeLeft(new Date(noticedAt.getTime() + ms), noticedAt);
        expect(count * lengths[unit]).toBeLessThanOrEqual(ms);
      }),
    );
  });
});
