import { expect, test } from 'vitest';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { trialBannerText } from './trial-banner.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each<[string, string | null, string | null]>([
  ['INTRIAL', '2026-12-21T12:00:00Z', 'Your free trial ends in 30 day(s).'],
  ['INTRIAL', '2026-11-23T11:00:00Z', 'Your free trial ends in 2 day(s).'],
  ['INTRIAL', '2026-11-21T12:00:01Z', 'Your free trial ends in 1 day(s).'],
  ['INTRIAL', '2026-11-21T12:00:00Z', null],
  ['INTRIAL', '2026-11-01T12:00:00Z', null],
  ['INTRIAL', null, null],
  ['ACTIVE', '2026-12-21T12:00:00Z', null],
  ['CANCELLED', '2026-12-21T12:00:00Z', null],
  ['FAILED', '2026-12-21T12:00:00Z', null],
])('%s until %s: %s', (status, expirationDate, expected) => {
  expect(
    trialBannerText(status, expirationDate === null ? null : new Date(expirationDate), { now, say: sayEnglish }),
  ).toBe(expected);
});
