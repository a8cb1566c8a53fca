import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTrialExpired, TRIAL_DAYS, trialDaysLeft, trialEnd, trialEndProblem } from './trial.ts';

const start = new Date('2026-11-21T10:00:00Z');
const end = new Date('2026-12-21T10:00:00Z');

test('a trial lasts 30 days', () => {
  expect(trialEnd(start)).toEqual(end);
});

test('it is over after its end, and only without a subscription', () => {
  const later = new Date(end.getTime() + 1);
  expect(isTrialExpired('INTRIAL', end, end)).toBe(false);
  expect(isTrialExpired('INTRIAL', end, later)).toBe(true);
  expect(isTrialExpired('ACTIVE', end, later)).toBe(false);
  expect(isTrialExpired('INTRIAL', null, later)).toBe(false);
});

test('a day that has begun counts as a whole one', () => {
  expect(trialDaysLeft(end, start)).toBe(TRIAL_DAYS);
  expect(trialDaysLeft(end, new Date(end.getTime() - 1))).toBe(1);
  expect(trialDaysLeft(end, end)).toBe(0);
  expect(trialDaysLeft(end, new Date('2027-06-01T00:00:00Z'))).toBe(0);
});

test('days are left exactly until the trial is over', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, moments, (signUpAt, now) => {
      const expiration = trialEnd(signUpAt);
      if (isTrialExpired('INTRIAL', expiration, now)) expect(trialDaysLeft(expiration, now)).toBe(0);
      else if (now < expiration) expect(trialDaysLeft(expiration, now)).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [0, 'past'],
  [1, null],
  [365, null],
  [366, null],
  [367, 'too-late'],
])('staff may let a trial end %i days from now: %s', (days, problem) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(trialEndProblem(new Date(now.getTime() + days * 24 * 60 * 60_000), now)).toBe(problem);
});
