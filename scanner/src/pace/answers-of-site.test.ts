import { expect, test } from 'vitest';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { createLatencyWatch } from './latency-watch.ts';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['86400', 300_000],
  ['soon', 0],
])('Retry-After %s is a pause of %i ms', (value, ms) => {
  expect(retryAfterMs(exchangeOf('', { 'retry-after': value }, 429), NOW)).toBe(ms);
});

test('without Retry-After there is no pause', () => {
  expect(retryAfterMs(exchangeOf('', {}, 503), NOW)).toBe(0);
});

/** How often the watch asked for a lower rate. */
function halvings(...times: readonly number[]): number {
  const watch = createLatencyWatch();
  return times.filter((ms) => watch.note(ms) === 'slow').length;
}

const twenty = (ms: number) => Array.from({ length: 20 }, () => ms);

test.each([
  ['as quick as at first', [...twenty(200), ...twenty(200), ...twenty(390)], 0],
  ['three times as slow', [...twenty(200), ...twenty(600)], 1],
  ['slow again after a lower rate', [...twenty(200), ...twenty(600), ...twenty(600)], 2],
  ['slower, but still quick', [...twenty(10), ...twenty(100)], 0],
  ['one slow answer among many', [...twenty(200), ...twenty(200).slice(1), 5_000], 0],
  ['a short scan', [...twenty(200), 900, 900], 0],
])('a site %s', (_, times, expected) => {
  expect(halvings(...times)).toBe(expected);
});

test('a site that is quick again for fifty answers gets one halving back, and fifty more another', () => {
  const watch = createLatencyWatch();
  for (const ms of [...twenty(200), ...twenty(900)]) watch.note(ms);
  const said = Array.from({ length: 100 }, () => watch.note(200));
  expect(said.flatMap((felt, index) => (felt === null ? [] : [`${felt} ${index + 1}`]))).toEqual([
    'quick 50',
    'quick 100',
  ]);
});
