import { expect, test } from 'vitest';
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
