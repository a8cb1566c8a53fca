import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FindingMark, isMarkStanding } from './finding-mark.ts';
import { SEVERITIES, type Severity } from './severity.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const as = (severity: Severity, caseRank = 0) => ({ severity, caseRank });
const accepted = (changes: Partial<FindingMark> = {}): FindingMark => ({
  kind: 'accepted',
  endsAt: new Date('2026-12-31T08:00:00Z'),
  severity: 'medium',
  caseRank: 0,
  ...changes,
});

test('an acceptance stands until its end, and no moment longer', () => {
  expect(isMarkStanding(accepted(), as('medium'), NOW)).toBe(true);
  expect(isMarkStanding(accepted({ endsAt: NOW }), as('medium'), NOW)).toBe(false);
  expect(isMarkStanding(accepted({ endsAt: new Date(NOW.getTime() + 1) }), as('medium'), NOW)).toBe(true);
});

test('an acceptance lapses when the finding becomes worse, and stands when it becomes milder', () => {
  expect(isMarkStanding(accepted(), as('high'), NOW)).toBe(false);
  expect(isMarkStanding(accepted(), as('low'), NOW)).toBe(true);
});

test('a false positive stays one', () => {
  const mark: FindingMark = { kind: 'false-positive', endsAt: null, severity: 'low', caseRank: 0 };
  expect(isMarkStanding(mark, as('high'), new Date('2036-01-01T00:00:00Z'))).toBe(true);
});

test('no mark stands for a worse case of the same software, and each does for a milder one', () => {
  const of = { severity: 'high', caseRank: 3 } as const;
  const mistaken: FindingMark = { kind: 'false-positive', endsAt: null, ...of };
  for (const mark of [mistaken, accepted(of)]) {
    expect([4, 3, 0].map((caseRank) => isMarkStanding(mark, as('high', caseRank), NOW))).toEqual([false, true, true]);
  }
});

test('once an acceptance has lapsed, no later day and no worse severity brings it back', () => {
  const severity = fc.constantFrom(...SEVERITIES);
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(severity, severity, severity, day, day, day, (marked, one, other, endsAt, early, late) => {
      const mark = accepted({ severity: marked, endsAt });
      const [now, later] = early <= late ? [early, late] : [late, early];
      const [mild, bad] = SEVERITIES.indexOf(one) >= SEVERITIES.indexOf(other) ? [one, other] : [other, one];
      if (!isMarkStanding(mark, as(mild), now)) expect(isMarkStanding(mark, as(bad), later)).toBe(false);
    }),
  );
});
