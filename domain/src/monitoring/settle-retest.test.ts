import { describe, expect, test } from 'vitest';
import { settleRetest } from './settle-retest.ts';

const at = new Date('2026-11-21T12:00:00Z');
const seen = {
  fingerprint: 'a',
  checkId: 'P08',
  variant: 'nosniff-missing',
  severity: 'low',
  place: 'https://shop.example/blog/one',
  subject: '',
  urls: ['https://shop.example/blog/one'],
} as const;
const known = {
  ...seen,
  state: 'open',
  seenLevel: 'safe',
  firstSeenAt: new Date('2026-10-01T12:00:00Z'),
  lastSeenAt: new Date('2026-11-01T12:00:00Z'),
  fixedAt: null,
  reopenedAt: null,
  timesReopened: 0,
  worsenedAt: null,
} as const;

test('what is seen again is still there, with its identity kept', () => {
  const settled = settleRetest(known, { at, found: [seen], hasTested: true });
  expect(settled).toMatchObject({
    result: 'still-there',
    finding: { state: 'open', lastSeenAt: at, fingerprint: 'a' },
  });
  const renamed = { ...seen, fingerprint: 'b', place: 'https://shop.example/blog/two' };
  const other = settleRetest(known, { at, found: [renamed], hasTested: false });
  expect(other).toMatchObject({ result: 'still-there', finding: { fingerprint: 'a', place: renamed.place } });
});

test('what is not seen any more is fixed, if it was looked for', () => {
  const fixed = settleRetest(known, { at, found: [], hasTested: true });
  expect(fixed).toMatchObject({
    result: 'fixed',
    finding: { state: 'fixed', fixedAt: at, lastSeenAt: known.lastSeenAt },
  });
  const silent = settleRetest(known, { at, found: [], hasTested: false });
  expect(silent).toMatchObject({ result: 'not-tested', finding: { state: 'open', lastSeenAt: known.lastSeenAt } });
});

test('another weakness of the same check says nothing', () => {
  for (const changes of [{ variant: 'other' }, { subject: 'x' }, { urls: ['https://shop.example/else'] }]) {
    const found = [{ ...seen, fingerprint: 'b', ...changes }];
    expect(settleRetest(known, { at, found, hasTested: true }).result).toBe('fixed');
  }
});

test('what was fixed and is seen again has come back', () => {
  const gone = { ...known, state: 'fixed', fixedAt: new Date('2026-11-10T12:00:00Z') } as const;
  const settled = settleRetest(gone, { at, found: [seen], hasTested: true });
  expect(settled.finding).toMatchObject({ state: 'reopened', timesReopened: 1, reopenedAt: at, fixedAt: null });
});

describe('software', () => {
  const place = 'https://shop.example/readme.html';
  const flawed = {
    ...seen,
    checkId: 'P28',
    variant: 'flaw-high',
    severity: 'high',
    subject: 'WordPress',
    place,
  } as const;
  const old = {
    ...flawed,
    fingerprint: 'b',
    checkId: 'P13',
    variant: 'wordpress-outdated',
    severity: 'medium',
  } as const;
  const attacked = { ...flawed, fingerprint: 'c', variant: 'flaw-exploited' } as const;
  const before = { ...known, ...flawed };

  test('that has no known flaws anymore and is still old is still there, unless nobody looked for flaws', () => {
    const found = [{ ...old, subject: '', urls: ['https://shop.example/'] }];
    const settled = settleRetest(before, { at, found, hasTested: true });
    expect(settled).toMatchObject({
      result: 'still-there',
      finding: { fingerprint: 'a', checkId: 'P13', severity: 'medium', state: 'open', worsenedAt: null },
    });
    const silent = settleRetest(before, { at, found, hasTested: false });
    expect(silent).toMatchObject({ result: 'not-tested', finding: { checkId: 'P28' }, sighting: null });
  });

  test('that is attacked now is the same finding, and worse', () => {
    const settled = settleRetest(before, { at, found: [attacked], hasTested: true });
    expect(settled).toMatchObject({
      result: 'still-there',
      finding: { fingerprint: 'a', variant: 'flaw-exploited', worsenedAt: at },
    });
  });
});
