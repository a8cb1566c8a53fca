import { expect, test } from 'vitest';
import type { ComingEntry } from './coming.ts';
import { comingInBrief } from './coming-in-brief.ts';

const scan = (day: string): ComingEntry => ({ day, kind: 'scan', title: 'Scan of Shop', href: '/webappscan/Shop' });
const review: ComingEntry = { day: '2026-12-03', kind: 'policy-review', title: 'Review Backup', href: '/' };
const trial: ComingEntry = { day: '2026-12-05', kind: 'plan-end', title: 'Your free trial ends', href: '/plan' };
const entries = [scan('2026-12-01'), scan('2026-12-02'), review, scan('2026-12-04'), trial];

test('what comes again is one line with its first day', () => {
  expect(comingInBrief(entries, 4)).toEqual({
    shown: [
      { day: '2026-12-01', title: 'Scan of Shop', times: 3 },
      { day: '2026-12-03', title: 'Review Backup', times: 1 },
      { day: '2026-12-05', title: 'Your free trial ends', times: 1 },
    ],
    left: 0,
  });
});

test('where there is more than fits, what needs somebody stays', () => {
  const { shown, left } = comingInBrief(entries, 2);
  expect(shown.map(({ title }) => title)).toEqual(['Review Backup', 'Your free trial ends']);
  expect(left).toBe(1);
});

test('nothing is nothing', () => {
  expect(comingInBrief([], 4)).toEqual({ shown: [], left: 0 });
});
