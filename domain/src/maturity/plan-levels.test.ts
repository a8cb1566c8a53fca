import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursFor, type PlannedElement, planLevels } from './plan-levels.ts';

type Row = {
  readonly level: number | null;
  readonly hours?: number;
  readonly effect?: number;
  readonly first?: boolean;
};

const element = (path: string, { level, hours = 4, effect = 5, first = false }: Row): PlannedElement => ({
  elementPath: path,
  name: path,
  level,
  dontKnow: false,
  ...(first ? { comesFirstBelow: 2 } : {}),
  nextLevels: [0, 1, 2, 3, 4].map((from) => ({ from, steps: ['one', 'two'], hours, effect, who: 'The owner' })),
  findOut: { what: 'Ask', who: 'Somebody', minutes: 15 },
});

const planned = (elements: readonly PlannedElement[], hours: number) =>
  planLevels(elements, { people: 10, hours }).map((one) => `${one.element.elementPath} ${one.step.from}`);

test('the most effect for an hour comes first, and an element can rise more than once', () => {
  const elements = [element('talks', { level: 0, effect: 1 }), element('locks', { level: 0, effect: 9 })];
  expect(planned(elements, 12)).toEqual(['locks 0', 'locks 1', 'locks 2']);
  expect(planned(elements, 24)).toEqual(['locks 0', 'locks 1', 'locks 2', 'locks 3', 'locks 4', 'talks 0']);
});

test('what comes first does so below its level, however little an hour of it brings', () => {
  const elements = [
    element('cheap', { level: 0, hours: 1, effect: 9 }),
    element('mfa', { level: 0, hours: 8, first: true }),
  ];
  expect(planned(elements, 20)).toEqual(['mfa 0', 'mfa 1', 'cheap 0', 'cheap 1', 'cheap 2', 'cheap 3']);
});

test('where what comes first does not fit any more, the rest of the hours is used', () => {
  const elements = [element('cheap', { level: 4, hours: 1 }), element('mfa', { level: 0, hours: 8, first: true })];
  expect(planned(elements, 10)).toEqual(['mfa 0', 'cheap 4']);
});

test('with hardly any time one step is planned all the same', () => {
  expect(planned([element('mfa', { level: 0, hours: 8 })], 4)).toEqual(['mfa 0']);
  expect(planned([element('mfa', { level: 5 }), element('open', { level: null })], 40)).toEqual([]);
});

test('hours grow with the firm, in quarters', () => {
  const step = { from: 1, steps: [], hours: 2, hoursPerPerson: 0.15, effect: 10, who: '' };
  expect(hoursFor(step, 3)).toBe(2.5);
  expect(hoursFor(step, 20)).toBe(5);
  expect(hoursFor({ ...step, hoursPerPerson: undefined }, 500)).toBe(2);
});

test('a plan keeps to its hours, and with more of them never holds less', () => {
  const rows = fc.array(
    fc.record({
      level: fc.option(fc.integer({ min: 0, max: 5 })),
      hours: fc.constantFrom(1, 2, 5, 12),
      effect: fc.integer({ min: 1, max: 10 }),
      first: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(rows, fc.integer({ min: 12, max: 200 }), (given, hours) => {
      const elements = given.map((row, index) => element(`e${index}`, row));
      const plan = planLevels(elements, { people: 10, hours });
      expect(plan.reduce((sum, one) => sum + one.hours, 0)).toBeLessThanOrEqual(hours);
      const firsts = plan.map(({ element: { comesFirstBelow = 0 }, step }) => step.from < comesFirstBelow);
      const open = elements.some(({ level, comesFirstBelow = 0 }) => level !== null && level < comesFirstBelow);
      if (open) expect(firsts[0]).toBe(true);
    }),
  );
});
