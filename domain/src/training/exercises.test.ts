import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreChoices, scoreSort, scoreSpots, scoreTimeline } from './exercise-scores.ts';
import { seededOrder, startOrder } from './seeded-order.ts';

test('an order by seed keeps every item once and the same seed gives it again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const ordered = seededOrder(items, seed);
      expect([...ordered].sort()).toEqual([...items].sort());
      expect(seededOrder(items, seed)).toEqual(ordered);
    }),
  );
});

test('a timeline never starts solved', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.string(), (count, seed) => {
      const order = startOrder(count, seed);
      expect([...order].sort()).toEqual(Array.from({ length: count }, (_, step) => step));
      expect(scoreTimeline(order)).toContain(false);
    }),
  );
  expect(startOrder(1, 'seed')).toEqual([0]);
});

test('each place of a timeline counts for itself', () => {
  expect(scoreTimeline([0, 2, 1, 3])).toEqual([true, false, false, true]);
});

test('signs in a mail are found or overlooked, harmless parts suspected or left alone', () => {
  expect(scoreSpots([true, true, false, false], [0, 2])).toEqual(['found', 'overlooked', 'suspected', 'left-alone']);
});

test('a card counts in its own box only', () => {
  const cards = [{ box: 'yes' }, { box: 'no' }, { box: 'no' }];
  expect(scoreSort(cards, ['yes', 'yes', null])).toEqual([true, false, false]);
  expect(scoreSort(cards, [])).toEqual([false, false, false]);
});

test('a way through a situation is judged at each step and ends where there is no such choice', () => {
  const options = [{ best: false, next: { options: [{ best: true }, { best: false }] } }, { best: true }];
  expect(scoreChoices(options, [0, 0])).toEqual([false, true]);
  expect(scoreChoices(options, [1, 0])).toEqual([true]);
  expect(scoreChoices(options, [7])).toEqual([]);
  expect(scoreChoices(options, [])).toEqual([]);
});
