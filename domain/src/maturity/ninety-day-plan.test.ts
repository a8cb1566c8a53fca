import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { ninetyDayPlan } from './ninety-day-plan.ts';
import type { PlannedElement } from './plan-levels.ts';

const MEANS = { people: 10, hours: 12 };

const element = (path: string, level: number | null, hours: number, steps = 2): PlannedElement => ({
  elementPath: path,
  name: path,
  level,
  dontKnow: false,
  nextLevels: [0, 1, 2, 3, 4].map((from) => ({
    from,
    steps: Array.from({ length: steps }, (_, index) => `${path} ${from}.${index + 1}`),
    hours,
    effect: 5,
    who: 'The owner',
  })),
  findOut: { what: `Ask about ${path}`, who: 'Your IT provider', minutes: 20 },
});
const unknown = (path: string): PlannedElement => ({ ...element(path, 0, 1), dontKnow: true });

const textsOf = (elements: readonly PlannedElement[]) =>
  ninetyDayPlan(elements, MEANS, sayEnglish).map(({ items }) => items.map(({ text }) => text));

test('what fits into the hours is spread over the months, a third of the work each', () => {
  expect(textsOf([element('a', 4, 4), element('b', 4, 4), element('c', 4, 4), element('d', 4, 4)])).toEqual([
    ['a 4.1', 'a 4.2'],
    ['b 4.1', 'b 4.2'],
    ['c 4.1', 'c 4.2'],
  ]);
});

test('what nobody knows is found out first; its steps wait for the answer', () => {
  const [first, ...later] = ninetyDayPlan([element('a', 2, 3), unknown('b')], MEANS, sayEnglish);
  expect(first?.items[0]).toEqual({
    elementPath: 'b',
    name: 'b',
    from: 0,
    step: 0,
    text: 'Ask about b',
    hours: 0.5,
    who: 'Your IT provider',
    because: null,
  });
  expect(
    [first, ...later].flatMap((phase) => phase?.items ?? []).filter(({ elementPath }) => elementPath === 'b'),
  ).toHaveLength(1);
});

test('a door comes before everything else, with who saw it, and takes its hours from the rest', () => {
  const door = { text: 'Remote desktop is open.', href: '/concierge/weaknesses/1', below: 3 };
  const plan = ninetyDayPlan([element('a', 0, 4), unknown('b'), { ...element('c', 5, 4), door }], MEANS, sayEnglish);
  const items = plan.flatMap((phase) => phase.items);
  expect(items[0]).toMatchObject({
    elementPath: 'c',
    from: 2,
    step: 0,
    because: { text: door.text, href: door.href },
  });
  expect(items.map(({ text }) => text).slice(1)).toEqual(['Ask about b', 'a 0.1', 'a 0.2', 'a 1.1', 'a 1.2']);
});

test('a level that an answer claims and something speaks against comes before others, and says why', () => {
  const raised = { text: 'Nobody was trained.', href: null, below: 3 };
  const [first] = ninetyDayPlan([element('a', 0, 2), { ...element('c', 2, 8), raised }], MEANS, sayEnglish);
  expect(first?.items[0]).toMatchObject({
    text: 'c 2.1',
    because: { text: 'Nobody was trained.', href: null },
  });
  expect(first?.items.filter(({ because }) => because !== null)).toHaveLength(1);
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
    fc.property(fc.array(planned, { maxLength: 24 }), fc.integer({ min: 4, max: 400 }), (rows, hours) => {
      const elements = rows.map(({ level, hours, steps, dontKnow }, index) => ({
        ...element(`e${index}`, dontKnow ? 0 : level, hours, steps),
        dontKnow,
      }));
      const plan = ninetyDayPlan(elements, { people: 10, hours }, sayEnglish);
      const items = plan.flatMap((phase) => phase.items);
      const keys = items.map(({ elementPath, from, step }) => `${elementPath} ${from} ${step}`);
      expect(new Set(keys).size).toBe(items.length);
      const worked = items.filter(({ step }) => step > 0);
      for (const path of new Set(worked.map(({ elementPath }) => elementPath))) {
        const own = worked.filter(({ elementPath }) => elementPath === path);
        const order = own.map(({ from, step }) => 10 * from + step);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
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
