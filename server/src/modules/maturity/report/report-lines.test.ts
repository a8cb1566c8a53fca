import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { expect, test } from 'vitest';
import { brand } from '../../../documents/testing/scan-report-samples.ts';
import { levelsLine } from './levels-line.ts';
import { planLine } from './plan-line.ts';
import type { ReportView } from './report-view.ts';

const day = (at: string, overall: number, average: number) => ({ at, overall, average, answered: 24, elements: 24 });

test('the line of the levels goes by date, from level 0 at the bottom to level 5 on top', () => {
  const history = [
    day('2026-08-01T20:00:00Z', 0, 1.25),
    day('2026-08-11T20:00:00Z', 1, 2.5),
    day('2026-11-09T20:00:00Z', 5, 5),
  ];
  expect(levelsLine(history, { brand, say: sayEnglish })).toEqual({
    level: [
      { x: 0, y: 100 },
      { x: 10, y: 80 },
      { x: 100, y: 0 },
    ],
    average: [
      { x: 0, y: 75 },
      { x: 10, y: 50 },
      { x: 100, y: 0 },
    ],
    from: 'Aug 1, 2026',
    to: 'Nov 9, 2026',
    inWords: 'Level 0 and an average of 1.3 on Aug 1, 2026; level 5 and an average of 5.0 on Nov 9, 2026.',
    chart: expect.stringMatching(/^Line chart from Aug 1, 2026 to Nov 9, 2026\. Level 0/),
  });
});

test('one day makes no line, and two of one instant no division by zero', () => {
  expect(levelsLine([day('2026-08-01T20:00:00Z', 0, 1)], { brand, say: sayEnglish })).toBeNull();
  const twice = [day('2026-08-01T20:00:00Z', 0, 1), day('2026-08-01T20:00:00Z', 0, 1)];
  expect(levelsLine(twice, { brand, say: sayEnglish })?.level).toEqual([
    { x: 0, y: 100 },
    { x: 0, y: 100 },
  ]);
});

const item = (doneAt: string | null) =>
  ({ doneAt }) as NonNullable<ReportView['plan']>['phases'][number]['items'][number];
const plan = {
  startsOn: '2026-11-01',
  phases: [
    { fromDay: 0, toDay: 30, dueOn: '2026-11-30', items: [item('2026-11-02T20:00:00Z'), item(null)] },
    { fromDay: 31, toDay: 60, dueOn: '2026-12-30', items: [] },
    { fromDay: 61, toDay: 90, dueOn: '2027-01-29', items: [item(null)] },
  ],
} as unknown as NonNullable<ReportView['plan']>;

test('the line of the plan is as full as its days are over, with today and its steps', () => {
  const line = planLine(plan, { brand, now: new Date('2026-11-15T20:00:00Z'), say: sayEnglish });
  expect(line).toMatchObject({ from: 'Nov 1, 2026', today: { text: 'Today, day 15' } });
  expect(line.today?.at).toBeCloseTo((14.5 / 90) * 100);
  expect(line.parts.map(({ over, steps }) => [Math.round(over), steps])).toEqual([
    [48, [true, false]],
    [0, []],
    [0, [false]],
  ]);
  expect(line.inWords).toBe(
    'Today is day 15 of 90; days 1 to 30: 1 of 2 done, days 31 to 60: 0 of 0 done, days 61 to 90: 0 of 1 done.',
  );
});

test('after its days the plan is full and has no today', () => {
  const line = planLine(plan, { brand, now: new Date('2027-03-01T20:00:00Z'), say: sayEnglish });
  expect(line.today).toBeNull();
  expect(line.parts.map(({ over }) => over)).toEqual([100, 100, 100]);
  expect(line.inWords).toMatch(/^A plan of 90 days; /);
});
