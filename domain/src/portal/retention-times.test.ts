import { expect, test } from 'vitest';
import { clearedBefore, keptDays, RETENTION_KINDS, RETENTION_TIMES } from './retention-times.ts';

test.each(RETENTION_KINDS)('what is usual for %s lies within its bounds', (kind) => {
  const { usual, least, most } = RETENTION_TIMES[kind];
  expect([least, usual, most]).toEqual([least, usual, most].sort((a, b) => a - b));
  expect(least).toBeGreaterThan(0);
});

test('what is set counts within the bounds, everything else is as usual, and unknown names are left out', () => {
  const days = keptDays(
    new Map([
      ['mailLog', 60],
      ['billingEvents', 1],
      ['deletionGrace', 999],
      ['gone', 5],
    ]),
  );
  expect(days).toMatchObject({ mailLog: 60, billingEvents: 14, deletionGrace: 30, endedTokens: 90 });
  expect(Object.keys(days)).toEqual(RETENTION_KINDS);
});

test('days are counted back from now', () => {
  expect(clearedBefore(new Date('2026-03-10T12:00:00Z'), 9)).toEqual(new Date('2026-03-01T12:00:00Z'));
});
