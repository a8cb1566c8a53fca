import { expect, test } from 'vitest';
import { waitingWords } from './waiting-words.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T11:59:30Z', 'Less than a minute', false],
  ['2026-11-22T11:59:00Z', '1 minute', false],
  ['2026-11-22T11:01:00Z', '59 minutes', false],
  ['2026-11-22T09:00:00Z', '3 hours', false],
  ['2026-11-21T12:00:01Z', '23 hours', false],
  ['2026-11-21T12:00:00Z', '1 day', true],
  ['2026-11-12T12:00:00Z', '10 days', true],
  // A server whose clock is ahead makes nobody wait since tomorrow.
  ['2026-11-22T12:05:00Z', 'Less than a minute', false],
])('somebody who waits since %s waits %s', (since, words, isLong) => {
  expect(waitingWords(since, now)).toEqual({ words, isLong });
});
