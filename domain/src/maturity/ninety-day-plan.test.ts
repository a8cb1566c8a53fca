import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ninetyDayPlan, type PlannedElement } from './ninety-day-plan.ts';

const element = (path: string, level: number | null, hours: number, steps = 2): PlannedElement => ({
  elementPath: path,
  name: path,
  level,
  dontKnow: false,
  nextLevels: [0, 1, 2, 3, 4].map((from) => ({
    from,
    steps: Array.from({ length: steps }, (_, index) => `${path} ${from}.${index + 1}`),
    hours,
    who: 'The owner',
  })),
  findOut: { what: `Ask about ${path}`, who: 'Your IT provider', minutes: 20 },
});
const unknown = (path: string): PlannedElement => ({ ...element(path, 0, 1), dontKnow: true });

const textsOf = (elements: readonly PlannedElement[]) =>
  ninetyDayPlan(elements).map(({ items }) => items.map(({ text }) => text));

test('the three weakest are brought one level up, a third of the work each month', () => {
  const elements = [
    element('a', 3, 4),
    element('b', 1, 4),
    element('c', 2, 4),
    element('d', 1, 4),
    element('e', null, 1),
  ];
  expect(textsOf(elements)).toEqual([
    ['b 1.1', 'b 1.2'],
    ['d 1.1', 'd 1.2'],
    ['c 2.1', 'c 2.2'],
  ]);
});

test('what nobody knows is found out first; its steps wait for the answer', () => {
  const [first, ...later] = ninetyDayPlan([element('a', 2, 3), unknown('b')]);
  expect(first?.items[0]).toEqual({
    elementPath: 'b',
    name: 'b',
    from: 0,
    step: 0,
    text: 'Ask about b',
    hours: 0.5,
    who: 'Your IT provider',
  });
  expect(
    [first, ...later].flatMap((phase) => phase?.items ?? []).filter(({ elementPath }) => elementPath === 'b'),
  ).toHaveLength(1);
});

test('nothing is left to do at the top', () => {
  expect(textsOf([element('a', 5, 4), element('b', null, 4)])).toEqual([[], [], []]);
});

test('each step is planned once, in its order, and no month gets more than its third and one step', () => {
  const planned = fc.record({
    level: fc.option(fc.integer({ min: 0, max: 5 })),
    hours: fc.constantFrom(1, 2, 5, 8, 40),
    steps: fc.integer({ min: 2, max: 4 }),
    dontKnow: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(planned, { maxLength: 24 }), (rows) => {
      const elements = rows.map(({ level, hours, steps, dontKnow }, index) => ({
        ...element(`e${index}`, dontKnow ? 0 : level, hours, steps),
        dontKnow,
      }));
      const plan = ninetyDayPlan(elements);
      const items = plan.flatMap((phase) => phase.items);
      expect(new Set(items.map(({ elementPath, step }) => `${elementPath} ${step}`)).size).toBe(items.length);
      const worked = [...new Set(items.filter(({ step }) => step > 0).map(({ elementPath }) => elementPath))];
      expect(worked.length).toBeLessThanOrEqual(3);
      for (const path of worked) {
        const own = items.filter(({ elementPath }) => elementPath === path);
        expect(own.map(({ step }) => step)).toEqual(own.map((_, index) => index + 1));
        expect(own).toHaveLength(rows[Number(path.slice(1))]?.steps ?? 0);
      }
      const work = items.filter(({ step }) => step > 0);
      const total = work.reduce((sum, { hours }) => sum + hours, 0);
      for (const phase of plan) {
        const own = phase.items.filter(({ step }) => step > 0);
        const longest = Math.max(0, ...own.map(({ hours }) => hours));
        expect(own.reduce((sum, { hours }) => sum + hours, 0)).toBeLessThanOrEqual(total / 3 + longest + 1e-6);
      }
    }),
  );
});
