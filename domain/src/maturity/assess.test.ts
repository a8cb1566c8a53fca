import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AskedElement, assess, completedCategory } from './assess.ts';
import { MATURITY_AREAS } from './levels.ts';
import { lowestFirst } from './lowest-first.ts';
import { percentDone } from './percent-done.ts';

const SET: readonly AskedElement[] = [
  { elementPath: 'leadership', area: 'people' },
  { elementPath: 'awareness', area: 'people' },
  { elementPath: 'backup', area: 'process' },
  { elementPath: 'mfa', area: 'technology' },
];

const level = fc.integer({ min: 0, max: 5 });
/** A set of questions with some of them answered, and answers to questions that the set no longer has. */
const situation = fc
  .array(fc.record({ area: fc.constantFrom(...MATURITY_AREAS), level: fc.option(level) }), { maxLength: 24 })
  .chain((rows) =>
    fc.record({
      elements: fc.constant(rows.map(({ area }, index) => ({ elementPath: `e${index}`, area }))),
      answers: fc
        .array(fc.tuple(fc.string(), level), { maxLength: 3 })
        .map(
          (removed) =>
            new Map([
              ...removed.map(([name, given]): [string, number] => [`removed-${name}`, given]),
              ...rows.flatMap((row, index): [string, number][] =>
                row.level === null ? [] : [[`e${index}`, row.level]],
              ),
            ]),
        ),
    }),
  );

test('the lowest answer is the level, and the first open question is next', () => {
  const answers = new Map([
    ['leadership', 3],
    ['mfa', 1],
    ['gone', 0],
  ]);
  expect(assess(SET, answers)).toMatchObject({
    isCompleted: false,
    overallLevel: 1,
    average: 2,
    countPerLevel: [0, 1, 0, 1, 0, 0],
    percentDone: 50,
    answered: 2,
    elements: 4,
    nextQuestion: 'awareness',
    areas: [
      { area: 'people', answered: 1, elements: 2, average: 3, lowest: 3 },
      { area: 'process', answered: 0, elements: 1, average: 0, lowest: null },
      { area: 'technology', answered: 1, elements: 1, average: 1, lowest: 1 },
    ],
  });
});

test('nothing answered is level 0, no percent and the very first question', () => {
  expect(assess(SET, new Map())).toMatchObject({ overallLevel: 0, percentDone: 0, nextQuestion: 'leadership' });
});

test('percent is rounded, and 0 if either value is 0', () => {
  expect([percentDone(1, 24), percentDone(8, 24), percentDone(23, 24), percentDone(24, 24)]).toEqual([4, 33, 96, 100]);
  expect([percentDone(0, 24), percentDone(0, 0), percentDone(3, 0)]).toEqual([0, 0, 0]);
});

test('whatever is answered, the numbers agree with each other', () => {
  fc.assert(
    fc.property(situation, ({ elements, answers }) => {
      const assessed = assess(elements, answers);
      const own = elements.flatMap(({ elementPath }) => answers.get(elementPath) ?? []);
      expect(assessed.countPerLevel.reduce((sum, one) => sum + one, 0)).toBe(assessed.answered);
      expect(assessed.answered).toBe(own.length);
      expect(assessed.overallLevel).toBe(own.length === 0 ? 0 : Math.min(...own));
      expect(assessed.average).toBeGreaterThanOrEqual(assessed.overallLevel);
      expect(assessed.isCompleted).toBe(elements.length > 0 && assessed.nextQuestion === null);
      expect(assessed.percentDone === 100).toBe(assessed.isCompleted);
      if (assessed.nextQuestion !== null) expect(answers.has(assessed.nextQuestion)).toBe(false);
      expect(assessed.areas.reduce((sum, { answered }) => sum + answered, 0)).toBe(assessed.answered);
    }),
  );
});

test('answering in order, each area that has questions is congratulated once', () => {
  fc.assert(
    fc.property(situation, ({ elements }) => {
      const answers = new Map<string, number>();
      const told: string[] = [];
      for (let next = assess(elements, answers).nextQuestion; next !== null; ) {
        const area = completedCategory(elements, answers, next);
        if (area !== null) told.push(area);
        answers.set(next, 2);
        // Changing one's mind completes nothing anew.
        expect(completedCategory(elements, answers, next)).toBe(null);
        next = assess(elements, answers).nextQuestion;
      }
      expect(told.toSorted()).toEqual([...new Set(elements.map(({ area }) => area))].toSorted());
    }),
  );
});

test('an element that the set does not have completes nothing', () => {
  expect(completedCategory(SET, new Map(), 'gone')).toBe(null);
});

test('the lowest come first, equals in the order of the set, those without an answer last', () => {
  const rows = [{ id: 'a', level: null }, ...[3, 0, 3, 5, 0].map((one, index) => ({ id: `b${index}`, level: one }))];
  expect(lowestFirst(rows).map(({ id }) => id)).toEqual(['b1', 'b4', 'b0', 'b2', 'b3', 'a']);
});

test('what does not apply is answered, and counts for nothing', () => {
  const elements = [
    { elementPath: 'a', area: 'people' },
    { elementPath: 'b', area: 'people' },
    { elementPath: 'c', area: 'technology' },
  ] as const;
  const assessed = assess(
    elements,
    new Map([
      ['a', 3],
      ['b', null],
      ['c', 4],
    ]),
  );
  expect(assessed).toMatchObject({ isCompleted: true, answered: 3, overallLevel: 3, average: 3.5, nextQuestion: null });
  expect(assessed.countPerLevel).toEqual([0, 0, 0, 1, 1, 0]);
  expect(assessed.areas[0]).toMatchObject({ area: 'people', answered: 2, elements: 2, average: 3, lowest: 3 });
});
