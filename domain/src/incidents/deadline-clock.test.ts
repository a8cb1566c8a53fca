import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineState, deadlinesOf, endOfDeadline, timeLeft } from './deadline-clock.ts';

const noticed = new Date('2026-11-27T08:00:00Z');
const after = (hours: number) => new Date(noticed.getTime() + hours * 3_600_000);

describe('the clock of legal deadlines', () => {
  test('shows what a kind may start, the most urgent first', () => {
    const deadlines = [
      { id: 'authority', hours: 72, kinds: ['mailbox', 'data-out'] },
      { id: 'people', hours: null, kinds: ['data-out'] },
      { id: 'warning', hours: 24, kinds: ['data-out', 'ransom'] },
    ];
    expect(deadlinesOf(deadlines, 'data-out').map(({ id }) => id)).toEqual(['people', 'warning', 'authority']);
    expect(deadlinesOf(deadlines, 'lost-device')).toEqual([]);
  });

  test.each([
    [0, null, 'open'],
    [59.9, null, 'open'],
    [60, null, 'soon'],
    [71.9, null, 'soon'],
    [72, null, 'over'],
    [72, 'done', 'done'],
    [1, 'not-needed', 'not-needed'],
  ] as const)('of 72 hours, after %d with mark %s: %s', (hours, mark, state) =>
    expect(deadlineState(endOfDeadline({ hours: 72 }, noticed), mark, after(hours))).toBe(state));

  test('“without delay” is due now', () => {
    expect(endOfDeadline({ hours: null }, noticed)).toBeNull();
    expect(deadlineState(null, null, noticed)).toBe('soon');
  });

  test.each([
    [72, { isOver: false, count: 3, unit: 'day' }],
    [47.9, { isOver: false, count: 47, unit: 'hour' }],
    [1.5, { isOver: false, count: 90, unit: 'minute' }],
    [0, { isOver: true, count: 0, unit: 'minute' }],
    [-5.5, { isOver: true, count: 5, unit: 'hour' }],
    [-80, { isOver: true, count: 3, unit: 'day' }],
  ] as const)('%d hours are left as %o', (hours, left) => expect(timeLeft(after(hours), noticed)).toEqual(left));

  test('never says more than is left', () => {
    const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 * 86_400_000 }), (ms) => {
        const { count, unit } = timeLeft(new Date(noticed.getTime() + ms), noticed);
        expect(count * lengths[unit]).toBeLessThanOrEqual(ms);
      }),
    );
  });
});
