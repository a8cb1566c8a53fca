import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FindingMark, isMarkStanding } from './finding-mark.ts';
import { SEVERITIES } from './severity.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const accepted = (changes: Partial<FindingMark> = {}): FindingMark => ({
  kind: 'accepted',
  endsAt: new Date('2026-12-31T08:00:00Z'),
  severity: 'medium',
  ...changes,
});

test('an acceptance stands until its end, and no moment longer', () => {
  expect(isMarkStanding(accepted(), 'medium', NOW)).toBe(true);
  expect(isMarkStanding(accepted({ endsAt: NOW }), 'medium', NOW)).toBe(false);
  expect(isMarkStanding(accepted({ endsAt: new Date(NOW.getTime() + 1) }), 'medium', NOW)).toBe(true);
});

test('an acceptance lapses when the finding becomes worse, and stands when it becomes milder', () => {
  expect(isMarkStanding(accepted(), 'high', NOW)).toBe(false);
  expect(isMarkStanding(accepted(), 'low', NOW)).toBe(true);
});

test('a false positive stays one', () => {
  const mark: FindingMark = { kind: 'false-positive', endsAt: null, severity: 'low' };
  expect(isMarkStanding(mark, 'high', new Date('2036-01-01T00:00:00Z'))).toBe(true);
});

test('once an acceptance has lapsed, no later day and no worse severity brings it back', () => {
  const severity = fc.constantFrom(...SEVERITIES);
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(severity, severity, severity, day, day, day, (marked, one, other, endsAt, early, late) => {
      const mark = accepted({ severity: marked, endsAt });
      const [now, later] = early <= late ? [early, late] : [late, early];
      const [mild, bad] = SEVERITIES.indexOf(one) >= SEVERITIES.indexOf(other) ? [one, other] : [other, one];
      if (!isMarkStanding(mark, mild, now)) expect(isMarkStanding(mark, bad, later)).toBe(false);
    }),
  );
});
